package gopark.web.stream;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The id of the last message that a viewer has got: who numbered it, and its number.
 *
 * @param epoch of those numbers; another broadcast, also of the same session, has another
 */
record LastSeen(String epoch, long number) {

  private static final Pattern FORM = Pattern.compile("([0-9a-z]{1,16})-([0-9]{1,18})");

  /** Reads the id of a message; null for anything that we never gave anybody. */
  static @Nullable LastSeen read(@Nullable String id) {
    if (id == null) {
      return null;
    }
    Matcher parts = FORM.matcher(id);
    return parts.matches() ? new LastSeen(parts.group(1), Long.parseLong(parts.group(2))) : null;
  }
}
