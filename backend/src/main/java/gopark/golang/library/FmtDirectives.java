package gopark.golang.library;

import gopark.golang.type.Runes;
import gopark.golang.value.Dynamic;
import gopark.golang.value.Kind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Goes through a format: verbs, their flags, widths, precisions, and numbers of operands. */
final class FmtDirectives {
  private static final int LARGEST = 1_000_000;

  /** The most of a format that is looked at at a time. */
  private static final int MOST_AT_ONCE = 1 << 16;

  private final FmtPrinter printer;
  private final FmtText text;
  private final FmtFlags flags;
  private final String format;
  private final List<@Nullable Dynamic> operands;

  /** Operands that the verb w stood for, in the order of the verbs. */
  final List<Integer> wrapped = new ArrayList<>();

  private int at;
  private int operand;
  private boolean reordered;
  private boolean goodNumber;
  private boolean afterIndex;

  FmtDirectives(FmtPrinter printer, String format, List<@Nullable Dynamic> operands) {
    this.printer = printer;
    this.text = printer.text;
    this.flags = printer.text.flags;
    this.format = format;
    this.operands = operands;
  }

  void run() {
    while (at < format.length()) {
      int last = Math.min(format.length(), at + MOST_AT_ONCE);
      int percent = format.indexOf('%', at, last);
      int end = percent < 0 ? last : percent;
      text.write(format.substring(at, end));
      at = end;
      if (percent >= 0) {
        at++;
        goodNumber = true;
        afterIndex = false;
        flags.clear();
        directive();
      }
    }
    if (!reordered && operand < operands.size()) {
      extra();
    }
  }

  private void directive() {
    while (at < format.length()) {
      char c = format.charAt(at);
      switch (c) {
        case '#' -> flags.sharp = true;
        case '0' -> flags.zero = true;
        case '+' -> flags.plus = true;
        case '-' -> flags.minus = true;
        case ' ' -> flags.space = true;
        default -> {
          if (c >= 'a' && c <= 'z' && operand < operands.size()) {
            at++;
            print(c);
          } else {
            numbers();
          }
          return;
        }
      }
      at++;
    }
    numbers();
  }

  private void numbers() {
    operandNumber();
    width();
    if (at + 1 < format.length() && format.charAt(at) == '.') {
      precision();
    }
    if (!afterIndex) {
      operandNumber();
    }
    if (at >= format.length()) {
      text.write("%!(NOVERB)");
      return;
    }
    int verb = Runes.rune(format, at);
    at += Runes.size(format, at);
    if (verb == '%') {
      text.write("%");
    } else if (!goodNumber) {
      complain(verb, "(BADINDEX)");
    } else if (operand >= operands.size()) {
      complain(verb, "(MISSING)");
    } else {
      print(verb);
    }
  }

  private void print(int verb) {
    if (verb == 'w') {
      wrapped.add(operand);
    }
    if (verb == 'w' || verb == 'v') {
      flags.forValue();
    }
    printer.operand(operands.get(operand), verb);
    operand++;
  }

  private void complain(int verb, String what) {
    text.write("%!");
    text.writeRune(verb);
    text.write(what);
  }

  private void width() {
    if (isStar()) {
      at++;
      Integer number = numberOperand();
      flags.hasWidth = number != null;
      if (number == null) {
        text.write("%!(BADWIDTH)");
      } else {
        flags.width = Math.abs(number);
        if (number < 0) {
          flags.minus = true;
          flags.zero = false;
        }
      }
      afterIndex = false;
      return;
    }
    int before = at;
    flags.width = number();
    flags.hasWidth = at > before && flags.width >= 0;
    flags.width = Math.max(flags.width, 0);
    if (afterIndex && flags.hasWidth) {
      goodNumber = false;
    }
  }

  private void precision() {
    at++;
    if (afterIndex) {
      goodNumber = false;
    }
    operandNumber();
    if (isStar()) {
      at++;
      Integer number = numberOperand();
      flags.hasPrecision = number != null && number >= 0;
      flags.precision = number == null ? 0 : Math.max(number, 0);
      if (!flags.hasPrecision) {
        text.write("%!(BADPREC)");
      }
      afterIndex = false;
      return;
    }
    flags.precision = Math.max(number(), 0);
    flags.hasPrecision = true;
  }

  private boolean isStar() {
    return at < format.length() && format.charAt(at) == '*';
  }

  /** A number in the format; 0 if there is none, -1 if it is too large. */
  private int number() {
    int number = 0;
    while (at < format.length() && format.charAt(at) >= '0' && format.charAt(at) <= '9') {
      if (number > LARGEST) {
        at = format.length();
        return -1;
      }
      number = number * 10 + format.charAt(at) - '0';
      at++;
    }
    return number;
  }

  /** An operand that is a width or a precision; null if it is no such number. */
  private @Nullable Integer numberOperand() {
    if (operand >= operands.size()) {
      return null;
    }
    Dynamic value = operands.get(operand);
    operand++;
    if (value == null || !value.type.isWord()) {
      return null;
    }
    Kind kind = value.type.kind;
    boolean integer = kind.isSigned() || kind.isUnsigned();
    return !integer || value.word > LARGEST || value.word < -LARGEST ? null : (int) value.word;
  }

  /** {@code [3]}. */
  private void operandNumber() {
    if (at >= format.length() || format.charAt(at) != '[') {
      afterIndex = false;
      return;
    }
    reordered = true;
    int end = format.indexOf(']', at);
    text.looked((end < 0 ? format.length() : end) - at);
    if (end < 0 || format.length() - at < 3) {
      at++;
      goodNumber = false;
      afterIndex = false;
      return;
    }
    int index = parsed(format.substring(at + 1, end)) - 1;
    at = end + 1;
    afterIndex = index >= -1;
    if (index >= 0 && index < operands.size()) {
      operand = index;
    } else {
      goodNumber = false;
    }
  }

  /** The number; -1 if it is none. */
  private static int parsed(String digits) {
    boolean number = !digits.isEmpty() && digits.length() < 8;
    return number && digits.chars().allMatch(c -> c >= '0' && c <= '9')
        ? Integer.parseInt(digits)
        : -1;
  }

  private void extra() {
    flags.clear();
    text.write("%!(EXTRA ");
    for (int i = operand; i < operands.size(); i++) {
      text.write(i == operand ? "" : ", ");
      Dynamic value = operands.get(i);
      if (value == null) {
        text.write("<nil>");
      } else {
        text.write(Runes.bytes(value.type.text));
        text.write("=");
        printer.operand(value, 'v');
      }
    }
    text.write(")");
  }
}
