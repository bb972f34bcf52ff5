package gopark.golang.library;

import gopark.golang.machine.Fiber;
import gopark.golang.value.Costs;
import gopark.golang.value.GoPanic;
import gopark.program.Operation;
import org.jspecify.annotations.Nullable;

/** What package strconv has of Java. */
final class StrconvNatives {
  private static final String STRCONV = "strconv";
  private static final int DECIMAL = 10;
  private static final long MOST_DIGITS = 1 << 20;

  private StrconvNatives() {}

  static void addTo(NativeTable table) {
    table
        .add(
            STRCONV,
            "parseInt",
            f -> give(f, StrconvNumbers.parseInt(f.text(0), base(f), bits(f), f)))
        .add(
            STRCONV,
            "parseUint",
            f -> give(f, StrconvNumbers.parseUint(f.text(0), base(f), bits(f), f)))
        .add(
            STRCONV,
            "parseFloat",
            f -> give(f, StrconvNumbers.parseFloat(f.text(0), (int) f.word(1), f)))
        .add(STRCONV, "Itoa", f -> digits(f, Long.toString(f.word(0)), DECIMAL))
        .add(STRCONV, "FormatInt", StrconvNatives::formatInt)
        .add(STRCONV, "FormatUint", StrconvNatives::formatUint)
        .add(STRCONV, "FormatFloat", StrconvNatives::formatFloat)
        .add(STRCONV, "Quote", f -> text(f, StrconvQuote.quote(f.text(0), false, f)))
        .add(STRCONV, "QuoteToASCII", f -> text(f, StrconvQuote.quote(f.text(0), true, f)))
        .add(
            STRCONV,
            "QuoteToGraphic",
            f -> text(f, StrconvQuote.quoteWith(f.text(0), '"', false, true, f)))
        .add(STRCONV, "QuoteRune", f -> text(f, StrconvQuote.quoteRune(rune(f), false)))
        .add(STRCONV, "QuoteRuneToASCII", f -> text(f, StrconvQuote.quoteRune(rune(f), true)))
        .add(STRCONV, "CanBackquote", f -> flag(f, StrconvQuote.canBackquote(f.text(0), f)))
        .add(STRCONV, "IsPrint", f -> flag(f, StrconvQuote.isPrintable(rune(f))))
        .add(STRCONV, "IsGraphic", f -> flag(f, StrconvQuote.isGraphic(rune(f))))
        .add(STRCONV, "unquote", StrconvNatives::unquote)
        .add(STRCONV, "unquoteChar", StrconvNatives::unquoteChar)
        .add(STRCONV, "quotedPrefix", StrconvNatives::quotedPrefix);
  }

  private static int base(Fiber f) {
    return (int) f.word(1);
  }

  private static int bits(Fiber f) {
    return (int) f.word(2);
  }

  private static int rune(Fiber f) {
    return (int) f.word(0);
  }

  private static int checked(long base) {
    if (base < 2 || base > 36) {
      throw GoPanic.string("strconv: illegal AppendInt/FormatInt base");
    }
    return (int) base;
  }

  static @Nullable Operation text(Fiber f, String text) {
    f.spend(Costs.copying(text.length()));
    f.setRef(0, text);
    f.allocate(text.length());
    return null;
  }

  private static @Nullable Operation formatInt(Fiber f) {
    int base = checked(f.word(1));
    return digits(f, Long.toString(f.word(0), base), base);
  }

  private static @Nullable Operation formatUint(Fiber f) {
    int base = checked(f.word(1));
    return digits(f, Long.toUnsignedString(f.word(0), base), base);
  }

  /** Go has the texts of numbers below 100. */
  private static @Nullable Operation digits(Fiber f, String text, int base) {
    boolean isThere = base == DECIMAL && text.length() <= 2 && text.charAt(0) != '-';
    if (isThere) {
      f.setRef(0, text);
      return null;
    }
    f.spend(Costs.DIGITS);
    return text(f, text);
  }

  static @Nullable Operation flag(Fiber f, boolean flag) {
    f.setFlag(0, flag);
    return null;
  }

  private static @Nullable Operation give(Fiber f, StrconvNumbers.Parsed parsed) {
    f.setWord(0, parsed.bits());
    f.setWord(1, parsed.status());
    return null;
  }

  private static @Nullable Operation formatFloat(Fiber f) {
    int bits = (int) f.word(3);
    if (bits != 32 && bits != 64) {
      throw GoPanic.string("strconv: illegal AppendFloat/FormatFloat bitSize");
    }
    if (f.word(2) > MOST_DIGITS) {
      return new Operation.Exhausted("memory", f.world.settings.limits().memory());
    }
    double value = bits == 32 ? (float) f.number(0) : f.number(0);
    return text(f, StrconvFloat.format(value, (int) f.word(1), (int) f.word(2), bits, f));
  }

  private static @Nullable Operation unquote(Fiber f) {
    String text = StrconvUnquote.unquote(f.text(0), f);
    f.setRef(0, text == null ? "" : text);
    f.setFlag(1, text != null);
    return null;
  }

  private static @Nullable Operation unquoteChar(Fiber f) {
    StrconvUnquote.Char c = StrconvUnquote.character(f.text(0), 0, (char) f.word(1));
    f.setWord(0, c == null ? 0 : c.value());
    f.setFlag(1, c != null && c.isRune());
    f.setWord(2, c == null ? 0 : c.size());
    return null;
  }

  private static @Nullable Operation quotedPrefix(Fiber f) {
    f.setWord(0, StrconvUnquote.prefix(f.text(0), f));
    return null;
  }
}
