package gopark.program.script;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What variables hold: whole numbers, texts, truth values, things, and nil. */
final class Values {
  /** Who doubles a text again and again would soon have all memory. */
  private static final int MOST_CHARACTERS = 2_000;

  private Values() {}

  /** As fmt.Print shows it. */
  static String text(@Nullable Object value) {
    if (value == null) {
      return "<nil>";
    }
    return value instanceof Thing thing ? thing.kind().word + thing.handle() : value.toString();
  }

  /** As fmt.Sprint: a space between two that are no texts. */
  static String sprint(List<Expression> parts, Call call, World world) {
    StringBuilder text = new StringBuilder();
    boolean afterText = true;
    for (Expression part : parts) {
      Object value = part.value(call, world);
      boolean isText = value instanceof String;
      if (!afterText && !isText) {
        text.append(' ');
      }
      text.append(text(value));
      if (text.length() > MOST_CHARACTERS) {
        throw new Complaint("a text may have at most " + MOST_CHARACTERS + " characters");
      }
      afterText = isText;
    }
    return text.toString();
  }

  static long number(@Nullable Object value) {
    if (value instanceof Long number) {
      return number;
    }
    throw new Complaint("a number is wanted, and this is " + described(value));
  }

  static boolean truth(@Nullable Object value) {
    if (value instanceof Boolean truth) {
      return truth;
    }
    throw new Complaint("true or false is wanted, and this is " + described(value));
  }

  static Thing thing(@Nullable Object value) {
    if (value == null) {
      return Thing.NIL_CHANNEL;
    }
    if (value instanceof Thing thing) {
      return thing;
    }
    throw new Complaint("a channel or another object is wanted, and this is " + described(value));
  }

  static boolean same(@Nullable Object one, @Nullable Object other) {
    return one == null ? other == null : one.equals(other);
  }

  private static String described(@Nullable Object value) {
    return value instanceof String ? "the text \"" + value + "\"" : text(value);
  }
}
