package gopark.golang.library;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Native;
import gopark.golang.type.Quoting;
import gopark.program.Operation;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** What packages strings and unicode/utf8 have of Java. */
final class StringsNatives {
  private static final String STRINGS = "strings";
  private static final String UTF8 = "unicode/utf8";
  private static final long LONGEST = 1 << 24;

  /** How many bytes are looked at in the time of one instruction. */
  private static final int BYTES_AN_INSTRUCTION = 8;

  private StringsNatives() {}

  static void addTo(NativeTable table) {
    table
        .add(STRINGS, "Index", f -> number(f, TextSearch.first(f.text(0), f.text(1), 0)))
        .add(STRINGS, "LastIndex", f -> number(f, TextSearch.last(f.text(0), f.text(1))))
        .add(STRINGS, "Count", f -> number(f, count(f.text(0), f.text(1))))
        .add(STRINGS, "ToUpper", f -> text(f, mapped(f.text(0), CaseMapping::toUpper)))
        .add(STRINGS, "ToLower", f -> text(f, mapped(f.text(0), CaseMapping::toLower)))
        .add(STRINGS, "ToTitle", f -> text(f, mapped(f.text(0), CaseMapping::toTitle)))
        .add(STRINGS, "ToValidUTF8", f -> text(f, valid(f.text(0), f.text(1))))
        .add(STRINGS, "TrimSpace", f -> text(f, trimmed(f.text(0))))
        .add(STRINGS, "EqualFold", f -> flag(f, equalFold(f.text(0), f.text(1))))
        .add(STRINGS, "replace", StringsNatives::replace)
        .add(STRINGS, "repeat", repeat())
        .add(STRINGS, "title", f -> text(f, title(f.text(0))))
        .add(STRINGS, "replaced", TextReplacer::replace)
        .add(UTF8, "RuneCountInString", f -> number(f, Utf8Text.count(f.text(0))))
        .add(UTF8, "ValidString", f -> flag(f, isValid(f.text(0))))
        .add(UTF8, "FullRuneInString", f -> flag(f, isFull(f.text(0))))
        .add(UTF8, "DecodeRuneInString", StringsNatives::decode)
        .add(UTF8, "DecodeLastRuneInString", StringsNatives::decodeLast);
  }

  private static void spend(Fiber f, int bytes) {
    f.spend(bytes / BYTES_AN_INSTRUCTION);
  }

  private static @Nullable Operation number(Fiber f, long number) {
    spend(f, f.text(0).length());
    f.setWord(0, number);
    return null;
  }

  private static @Nullable Operation flag(Fiber f, boolean flag) {
    spend(f, f.text(0).length());
    f.setFlag(0, flag);
    return null;
  }

  private static @Nullable Operation text(Fiber f, String text) {
    spend(f, text.length());
    f.allocate(text.length());
    f.setRef(0, text);
    return null;
  }

  private static long count(String text, String part) {
    if (part.isEmpty()) {
      return Utf8Text.count(text) + 1L;
    }
    long count = 0;
    int at = TextSearch.first(text, part, 0);
    while (at >= 0) {
      count++;
      at = TextSearch.first(text, part, at + part.length());
    }
    return count;
  }

  private static boolean isAscii(String text) {
    return text.chars().allMatch(c -> c < 0x80);
  }

  private static String mapped(String text, IntUnaryOperator change) {
    StringBuilder out = new StringBuilder(text.length());
    if (isAscii(text)) {
      for (int i = 0; i < text.length(); i++) {
        out.append((char) change.applyAsInt(text.charAt(i)));
      }
      return out.toString();
    }
    for (int i = 0; i < text.length(); i += Utf8Text.size(text, i)) {
      out.append(Utf8Text.encode(change.applyAsInt(Utf8Text.rune(text, i))));
    }
    return out.toString();
  }

  private static String valid(String text, String replacement) {
    StringBuilder out = new StringBuilder();
    boolean bad = false;
    for (int i = 0; i < text.length(); i += Utf8Text.size(text, i)) {
      int size = Quoting.runeLength(text, i);
      if (size > 0) {
        out.append(text, i, i + size);
      } else if (!bad) {
        out.append(replacement);
      }
      bad = size == 0;
    }
    return out.toString();
  }

  private static String trimmed(String text) {
    int start = 0;
    while (start < text.length() && UnicodeNatives.isSpace(Utf8Text.rune(text, start))) {
      start += Utf8Text.size(text, start);
    }
    int end = text.length();
    while (end > start) {
      int last = lastStart(text, end);
      if (!UnicodeNatives.isSpace(Utf8Text.rune(text, last))) {
        break;
      }
      end = last;
    }
    return text.substring(start, end);
  }

  /** Where the last rune before the end begins. */
  private static int lastStart(String text, int end) {
    for (int start = end - 1; start >= Math.max(end - 4, 0); start--) {
      if (Quoting.runeLength(text.substring(start, end), 0) == end - start) {
        return start;
      }
    }
    return end - 1;
  }

  private static boolean equalFold(String a, String b) {
    int i = 0;
    int j = 0;
    while (i < a.length() && j < b.length()) {
      int x = Utf8Text.rune(a, i);
      int y = Utf8Text.rune(b, j);
      if (x != y && CaseMapping.folded(x) != CaseMapping.folded(y)) {
        return false;
      }
      i += Utf8Text.size(a, i);
      j += Utf8Text.size(b, j);
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
    long places = count(text, old);
    if (most < 0 || most > places) {
      most = places;
    }
    if (text.length() + most * (with.length() - old.length()) > LONGEST) {
      return new Operation.Exhausted("memory", f.world.settings.limits().memory());
    }
    StringBuilder out = new StringBuilder();
    int at = 0;
    for (long i = 0; i < most; i++) {
      int next = at;
      if (!old.isEmpty()) {
        next = TextSearch.first(text, old, at);
      } else if (i > 0) {
        next = at + Utf8Text.size(text, at);
      }
      out.append(text, at, next).append(with);
      at = next + old.length();
    }
    return text(f, out.append(text, at, text.length()).toString());
  }

  private static Native repeat() {
    return f ->
        f.text(0).length() * f.word(1) > LONGEST
            ? new Operation.Exhausted("memory", f.world.settings.limits().memory())
            : text(f, f.text(0).isEmpty() ? "" : f.text(0).repeat((int) f.word(1)));
  }

  private static String title(String text) {
    StringBuilder out = new StringBuilder();
    int before = ' ';
    for (int i = 0; i < text.length(); i += Utf8Text.size(text, i)) {
      int rune = Utf8Text.rune(text, i);
      boolean separator =
          before < 0x80
              ? !Character.isLetterOrDigit(before) && before != '_'
              : UnicodeNatives.isSpace(before);
      out.append(Utf8Text.encode(separator ? CaseMapping.toTitle(rune) : rune));
      before = rune;
    }
    return out.toString();
  }

  private static boolean isValid(String text) {
    for (int i = 0; i < text.length(); i += Utf8Text.size(text, i)) {
      if (Quoting.runeLength(text, i) == 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether the first rune is there completely; a bad one is. */
  private static boolean isFull(String text) {
    if (text.isEmpty()) {
      return false;
    }
    for (String more : new String[] {"", "\u0080", "\u0080\u0080", "\u0080\u0080\u0080"}) {
      boolean longer = !more.isEmpty();
      if (Quoting.runeLength(text + more, 0) > text.length() && longer) {
        return false;
      }
      String high = more.replace('\u0080', '\u00BF');
      if (Quoting.runeLength(text + high, 0) > text.length() && longer) {
        return false;
      }
    }
    return true;
  }

  private static @Nullable Operation decode(Fiber f) {
    String text = f.text(0);
    f.setWord(0, text.isEmpty() ? Utf8Text.REPLACEMENT : Utf8Text.rune(text, 0));
    f.setWord(1, text.isEmpty() ? 0 : Utf8Text.size(text, 0));
    return null;
  }

  private static @Nullable Operation decodeLast(Fiber f) {
    String text = f.text(0);
    int start = text.isEmpty() ? 0 : lastStart(text, text.length());
    f.setWord(0, text.isEmpty() ? Utf8Text.REPLACEMENT : Utf8Text.rune(text, start));
    f.setWord(1, text.length() - start);
    return null;
  }
}
