package gopark.golang.library;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Native;
import gopark.golang.type.Runes;
import gopark.golang.value.ByteMemory;
import gopark.golang.value.Costs;
import gopark.golang.value.GoPanic;
import gopark.golang.value.Running;
import gopark.golang.value.SliceValue;
import gopark.golang.value.Spender;
import gopark.program.Operation;
import gopark.program.SizeClasses;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** What packages strings and unicode/utf8 have of Java. */
final class StringsNatives {
  private static final String STRINGS = "strings";
  private static final String UTF8 = "unicode/utf8";
  private static final long LONGEST = 1 << 24;
  private static final long LONGEST_MEMORY = Integer.MAX_VALUE - 8;

  private StringsNatives() {}

  static void addTo(NativeTable table) {
    table
        .add(STRINGS, "Index", f -> number(f, TextSearch.first(f.text(0), f.text(1), 0, f)))
        .add(STRINGS, "IndexByte", StringsNatives::indexByte)
        .add(STRINGS, "indexFrom", StringsNatives::indexFrom)
        .add("bytes", "indexFrom", StringsNatives::indexFrom)
        .add(STRINGS, "longer", StringsNatives::longer)
        .add("bytes", "longer", StringsNatives::longer)
        .add(STRINGS, "LastIndex", f -> number(f, TextSearch.last(f.text(0), f.text(1), f)))
        .add(STRINGS, "Count", f -> number(f, count(f.text(0), f.text(1), f)))
        .add(STRINGS, "ToUpper", f -> text(f, mapped(f.text(0), CaseMapping::toUpper, f)))
        .add(STRINGS, "ToLower", f -> text(f, mapped(f.text(0), CaseMapping::toLower, f)))
        .add(STRINGS, "ToTitle", f -> text(f, mapped(f.text(0), CaseMapping::toTitle, f)))
        .add(STRINGS, "ToValidUTF8", f -> text(f, valid(f.text(0), f.text(1), f)))
        .add(STRINGS, "TrimSpace", f -> text(f, trimmed(f.text(0), f)))
        .add(STRINGS, "EqualFold", f -> flag(f, equalFold(f.text(0), f.text(1), f)))
        .add(STRINGS, "replace", StringsNatives::replace)
        .add(STRINGS, "repeat", repeat())
        .add(STRINGS, "title", f -> text(f, title(f.text(0), f)))
        .add(STRINGS, "replaced", TextReplacer::replace)
        .add(UTF8, "RuneCountInString", f -> number(f, Utf8Text.count(f.text(0), f)))
        .add(UTF8, "ValidString", f -> flag(f, isValid(f.text(0), f)))
        .add(UTF8, "FullRuneInString", f -> flag(f, isFull(f.text(0))))
        .add(UTF8, "DecodeRuneInString", StringsNatives::decode)
        .add(UTF8, "DecodeLastRuneInString", StringsNatives::decodeLast);
  }

  private static @Nullable Operation indexByte(Fiber f) {
    String wanted = String.valueOf((char) f.word(1));
    return number(f, TextSearch.first(f.text(0), wanted, 0, f));
  }

  private static @Nullable Operation number(Fiber f, long number) {
    f.setWord(0, number);
    return null;
  }

  private static @Nullable Operation flag(Fiber f, boolean flag) {
    f.setFlag(0, flag);
    return null;
  }

  /**
   * Searches from a place on as if the text began there, and returns the place in the whole text.
   */
  private static @Nullable Operation indexFrom(Fiber f) {
    return number(f, TextSearch.first(f.text(0), f.text(1), (int) f.word(2), f));
  }

  /** A slice of bytes with more room, up to the size class of the allocator. */
  private static @Nullable Operation longer(Fiber f) {
    long room = SizeClasses.room(f.word(1), false);
    f.reserve(room);
    if (room > LONGEST_MEMORY) {
      throw GoPanic.outOfMemory();
    }
    f.spend(Costs.copying(room));
    f.allocate(room);
    ByteMemory memory = new ByteMemory((int) room);
    int length = 0;
    if (f.ref(0) instanceof SliceValue known) {
      length = known.length;
      memory.move(known.memory, known.offset, 0, length, f);
    }
    f.setRef(0, new SliceValue(memory, 0, length, (int) room));
    return null;
  }

  private static @Nullable Operation text(Fiber f, String text) {
    f.spend(Costs.copying(text.length()));
    f.allocate(text.length());
    f.setRef(0, text);
    return null;
  }

  private static long count(String text, String part, Spender by) {
    if (part.isEmpty()) {
      return Utf8Text.count(text, by) + 1L;
    }
    TextSearch search = new TextSearch(text, part, by);
    long count = 0;
    int at = search.next(0);
    while (at >= 0) {
      count++;
      at = search.next(at + part.length());
    }
    return count;
  }

  private static String mapped(String text, IntUnaryOperator change, Running by) {
    by.reserve((long) text.length() + text.length() / 2);
    StringBuilder out = new StringBuilder(text.length());
    Scanning scanning = new Scanning(text.length(), by);
    for (int i = 0; i < text.length(); ) {
      scanning.at(i);
      int c = text.charAt(i);
      if (c < 0x80) {
        int changed = change.applyAsInt(c);
        if (changed < 0x80) {
          out.append((char) changed);
        } else {
          Runes.encode(changed, out);
        }
        i++;
      } else {
        Runes.encode(change.applyAsInt(Runes.rune(text, i)), out);
        i += Runes.size(text, i);
      }
    }
    return out.toString();
  }

  private static String valid(String text, String replacement, Running by) {
    StringBuilder out = new StringBuilder();
    Scanning scanning = new Scanning(text.length(), by);
    boolean bad = false;
    for (int i = 0; i < text.length(); i += Runes.size(text, i)) {
      scanning.at(i);
      int size = Runes.length(text, i);
      if (size > 0) {
        out.append(text, i, i + size);
      } else if (!bad) {
        by.reserve((long) out.length() + replacement.length());
        by.spend(Costs.copying(replacement.length()));
        out.append(replacement);
      }
      bad = size == 0;
    }
    return out.toString();
  }

  private static String trimmed(String text, Spender by) {
    Scanning scanning = new Scanning(text.length(), by);
    int start = 0;
    while (start < text.length() && UnicodeNatives.isSpace(Runes.rune(text, start))) {
      scanning.at(start);
      start += Runes.size(text, start);
    }
    Scanning back = new Scanning(text.length(), by);
    int end = text.length();
    while (end > start) {
      back.at(text.length() - end);
      int last = lastStart(text, end);
      if (!UnicodeNatives.isSpace(Runes.rune(text, last))) {
        break;
      }
      end = last;
    }
    return text.substring(start, end);
  }

  /** Where the last rune before the end begins. */
  private static int lastStart(String text, int end) {
    for (int start = end - 1; start >= Math.max(end - 4, 0); start--) {
      if (Runes.length(text.substring(start, end), 0) == end - start) {
        return start;
      }
    }
    return end - 1;
  }

  private static boolean equalFold(String a, String b, Spender by) {
    Scanning scanning = new Scanning(a.length(), by);
    int i = 0;
    int j = 0;
    while (i < a.length() && j < b.length()) {
      scanning.at(i);
      int x = Runes.rune(a, i);
      int y = Runes.rune(b, j);
      if (x != y && CaseMapping.folded(x) != CaseMapping.folded(y)) {
        return false;
      }
      i += Runes.size(a, i);
      j += Runes.size(b, j);
    }
    return i == a.length() && j == b.length();
  }

  private static @Nullable Operation replace(Fiber f) {
    String text = f.text(0);
    String old = f.text(1);
    String with = f.text(2);
    long most = f.word(3);
    if (old.equals(with) || most == 0) {
      return text(f, text);
    }
    long places = count(text, old, f);
    if (most < 0 || most > places) {
      most = places;
    }
    if (text.length() + most * (with.length() - old.length()) > LONGEST) {
      return new Operation.Exhausted("memory", f.world.settings.limits().memory());
    }
    f.reserve(text.length() + most * Math.max(0, with.length() - old.length()));
    TextSearch search = new TextSearch(text, old, f);
    StringBuilder out = new StringBuilder();
    int at = 0;
    for (long i = 0; i < most; i++) {
      int next = at;
      if (!old.isEmpty()) {
        next = search.next(at);
      } else if (i > 0) {
        next = at + Runes.size(text, at);
      }
      f.spend(Costs.OBJECT + Costs.copying(next - at + with.length()));
      out.append(text, at, next).append(with);
      at = next + old.length();
    }
    f.spend(Costs.copying(text.length() - at));
    return text(f, out.append(text, at, text.length()).toString());
  }

  private static Native repeat() {
    return f -> {
      String text = f.text(0);
      long count = f.word(1);
      if (text.length() * count > LONGEST) {
        return new Operation.Exhausted("memory", f.world.settings.limits().memory());
      }
      f.reserve(text.length() * count);
      return text(f, text.isEmpty() ? "" : text.repeat((int) count));
    };
  }

  private static String title(String text, Running by) {
    by.reserve((long) text.length() + text.length() / 2);
    StringBuilder out = new StringBuilder();
    Scanning scanning = new Scanning(text.length(), by);
    int before = ' ';
    for (int i = 0; i < text.length(); i += Runes.size(text, i)) {
      scanning.at(i);
      int rune = Runes.rune(text, i);
      boolean separator =
          before < 0x80
              ? !Character.isLetterOrDigit(before) && before != '_'
              : UnicodeNatives.isSpace(before);
      Runes.encode(separator ? CaseMapping.toTitle(rune) : rune, out);
      before = rune;
    }
    return out.toString();
  }

  private static boolean isValid(String text, Spender by) {
    Scanning scanning = new Scanning(text.length(), by);
    for (int i = 0; i < text.length(); i += Runes.size(text, i)) {
      scanning.at(i);
      if (Runes.length(text, i) == 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether the first rune is there completely; a bad one is. */
  private static boolean isFull(String whole) {
    if (whole.isEmpty()) {
      return false;
    }
    String text = whole.length() > Runes.LONGEST ? whole.substring(0, Runes.LONGEST) : whole;
    for (String more : new String[] {"", "\u0080", "\u0080\u0080", "\u0080\u0080\u0080"}) {
      boolean longer = !more.isEmpty();
      if (Runes.length(text + more, 0) > text.length() && longer) {
        return false;
      }
      String high = more.replace('\u0080', '\u00BF');
      if (Runes.length(text + high, 0) > text.length() && longer) {
        return false;
      }
    }
    return true;
  }

  private static @Nullable Operation decode(Fiber f) {
    String text = f.text(0);
    f.setWord(0, text.isEmpty() ? Runes.REPLACEMENT : Runes.rune(text, 0));
    f.setWord(1, text.isEmpty() ? 0 : Runes.size(text, 0));
    return null;
  }

  private static @Nullable Operation decodeLast(Fiber f) {
    String text = f.text(0);
    int start = text.isEmpty() ? 0 : lastStart(text, text.length());
    f.setWord(0, text.isEmpty() ? Runes.REPLACEMENT : Runes.rune(text, start));
    f.setWord(1, text.length() - start);
    return null;
  }
}
