package gopark.web;

import java.security.SecureRandom;
import java.util.regex.Pattern;

/** The name of a session in addresses: nobody guesses it, and everybody can type it. */
public final class SessionId {

  private static final String LETTERS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

  private static final int LENGTH = 12;

  private static final Pattern FORM = Pattern.compile("[A-Za-z0-9]{1,32}");
  private static final SecureRandom RANDOM = new SecureRandom();

  private SessionId() {}

  public static String fresh() {
    StringBuilder id = new StringBuilder(LENGTH);
    for (int i = 0; i < LENGTH; i++) {
      id.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
    }
    return id.toString();
  }

  /** Throws if no session could have this name: whoever hands it on has to ask first. */
  public static void require(String text) {
    if (!isOne(text)) {
      throw new IllegalArgumentException("This is no name of a session");
    }
  }

  /** Whether a session could have this name, so that looking for it makes sense. */
  public static boolean isOne(String text) {
    return FORM.matcher(text).matches();
  }
}
