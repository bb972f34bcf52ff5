package gopark.journal;

import java.util.regex.Pattern;

/** Which names a session may have; every adapter can keep these. */
public final class SessionNames {

  private static final int MAX_LENGTH = 64;

  private static final Pattern ALLOWED = Pattern.compile("[A-Za-z0-9_-]{1," + MAX_LENGTH + "}");

  private SessionNames() {}

  /** Whether a session may be called so. */
  public static boolean isValid(String name) {
    return ALLOWED.matcher(name).matches();
  }

  /** The name itself, if a session may be called so. */
  public static String checked(String name) {
    if (!isValid(name)) {
      throw new IllegalArgumentException(
          "A session's name has 1 to %d letters of A to Z, a to z, 0 to 9, _ and -; this has %d: %s"
              .formatted(
                  MAX_LENGTH, name.length(), name.substring(0, Math.min(80, name.length()))));
    }
    return name;
  }
}
