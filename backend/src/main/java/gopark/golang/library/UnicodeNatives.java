package gopark.golang.library;

import gopark.golang.machine.Fiber;
import gopark.golang.type.YoungCharacters;
import gopark.program.Operation;
import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** What package unicode has of Java. */
final class UnicodeNatives {
  private static final String UNICODE = "unicode";

  private static final int SPACING_THEN = 0x1171E;

  /** Categories by the numbers that Java gives them; empty where there is none. */
  private static final String[] CATEGORIES = categories();

  private UnicodeNatives() {}

  static void addTo(NativeTable table) {
    test(table, "IsLetter", r -> isIn("L", r));
    test(table, "IsDigit", r -> isIn("Nd", r));
    test(table, "IsNumber", r -> isIn("N", r));
    test(table, "IsSpace", UnicodeNatives::isSpace);
    test(table, "IsUpper", r -> isIn("Lu", r));
    test(table, "IsLower", r -> isIn("Ll", r));
    test(table, "IsTitle", r -> isIn("Lt", r));
    test(table, "IsPunct", r -> isIn("P", r));
    test(table, "IsControl", r -> isIn("Cc", r));
    test(table, "IsGraphic", r -> isPrintable(r) || isIn("Zs", r));
    test(table, "IsPrint", UnicodeNatives::isPrintable);
    test(table, "IsSymbol", r -> isIn("S", r));
    test(table, "IsMark", r -> isIn("M", r));
    change(table, "ToUpper", CaseMapping::toUpper);
    change(table, "ToLower", CaseMapping::toLower);
    change(table, "ToTitle", CaseMapping::toTitle);
    change(table, "SimpleFold", CaseMapping::simpleFold);
    table.add(UNICODE, "isIn", UnicodeNatives::isInTable);
  }

  private static void test(NativeTable table, String name, IntPredicate holds) {
    table.add(
        UNICODE,
        name,
        f -> {
          f.setFlag(0, holds.test((int) f.word(0)));
          return null;
        });
  }

  private static void change(NativeTable table, String name, IntUnaryOperator changed) {
    table.add(
        UNICODE,
        name,
        f -> {
          f.setWord(0, changed.applyAsInt((int) f.word(0)));
          return null;
        });
  }

  private static @Nullable Operation isInTable(Fiber f) {
    f.setFlag(0, isInTable(f.text(0), (int) f.word(1)));
    return null;
  }

  private static boolean isInTable(String table, int rune) {
    if (table.length() <= 2) {
      return isIn(table, rune);
    }
    return Character.isValidCodePoint(rune)
        && !YoungCharacters.include(rune)
        && Character.UnicodeScript.of(rune) == Character.UnicodeScript.valueOf(table);
  }

  /** Whether the rune is a space. In Go: unicode.IsSpace. */
  static boolean isSpace(int rune) {
    return switch (rune) {
      case '\t', '\n', 0x0B, '\f', '\r', ' ', 0x85, 0xA0, 0x1680, 0x2028, 0x2029 -> true;
      case 0x202F, 0x205F, 0x3000 -> true;
      default -> rune >= 0x2000 && rune <= 0x200A;
    };
  }

  private static boolean isPrintable(int rune) {
    return Character.isValidCodePoint(rune) && StrconvQuote.isPrintable(rune);
  }

  /** Whether it is of a category; of its group if that is one letter. */
  private static boolean isIn(String category, int rune) {
    if (!Character.isValidCodePoint(rune) || YoungCharacters.include(rune)) {
      return false;
    }
    // The one character whose category has changed since.
    String known = rune == SPACING_THEN ? "Mn" : CATEGORIES[Character.getType(rune)];
    return known.startsWith(category);
  }

  private static String[] categories() {
    String[] names = new String[32];
    Arrays.fill(names, "Cn");
    names[Character.UPPERCASE_LETTER] = "Lu";
    names[Character.LOWERCASE_LETTER] = "Ll";
    names[Character.TITLECASE_LETTER] = "Lt";
    names[Character.MODIFIER_LETTER] = "Lm";
    names[Character.OTHER_LETTER] = "Lo";
    names[Character.NON_SPACING_MARK] = "Mn";
    names[Character.ENCLOSING_MARK] = "Me";
    names[Character.COMBINING_SPACING_MARK] = "Mc";
    names[Character.DECIMAL_DIGIT_NUMBER] = "Nd";
    names[Character.LETTER_NUMBER] = "Nl";
    names[Character.OTHER_NUMBER] = "No";
    names[Character.SPACE_SEPARATOR] = "Zs";
    names[Character.LINE_SEPARATOR] = "Zl";
    names[Character.PARAGRAPH_SEPARATOR] = "Zp";
    names[Character.CONTROL] = "Cc";
    names[Character.FORMAT] = "Cf";
    names[Character.PRIVATE_USE] = "Co";
    names[Character.SURROGATE] = "Cs";
    names[Character.DASH_PUNCTUATION] = "Pd";
    names[Character.START_PUNCTUATION] = "Ps";
    names[Character.END_PUNCTUATION] = "Pe";
    names[Character.CONNECTOR_PUNCTUATION] = "Pc";
    names[Character.OTHER_PUNCTUATION] = "Po";
    names[Character.INITIAL_QUOTE_PUNCTUATION] = "Pi";
    names[Character.FINAL_QUOTE_PUNCTUATION] = "Pf";
    names[Character.MATH_SYMBOL] = "Sm";
    names[Character.CURRENCY_SYMBOL] = "Sc";
    names[Character.MODIFIER_SYMBOL] = "Sk";
    names[Character.OTHER_SYMBOL] = "So";
    return names;
  }
}
