package gopark.web;

import java.util.Locale;
import org.springframework.http.HttpHeaders;

/** The compressions that a client accepts, as RFC 9110, 12.5.3 says. */
public final class AcceptedCodings {

  private static final String WEIGHT = "q=";

  private AcceptedCodings() {}

  /** Whether gzip is welcome: named, or by a star that stands for all that are not named. */
  public static boolean haveGzip(HttpHeaders headers) {
    boolean isStarWelcome = false;
    for (String item :
        String.join(",", headers.getOrEmpty(HttpHeaders.ACCEPT_ENCODING)).split(",", -1)) {
      // A pattern that looks for spaces around a semicolon would take long where there are many.
      String[] parts = item.toLowerCase(Locale.ROOT).split(";", -1);
      String coding = parts[0].strip();
      if (coding.equals("gzip")) {
        return isWelcome(parts);
      }
      isStarWelcome |= coding.equals("*") && isWelcome(parts);
    }
    return isStarWelcome;
  }

  /** Whether a coding is accepted: its weight is not zero, however that is written. */
  private static boolean isWelcome(String[] parts) {
    for (int i = 1; i < parts.length; i++) {
      String parameter = parts[i].strip();
      if (parameter.startsWith(WEIGHT)) {
        return parameter.matches("q=(0\\.0*[1-9][0-9]*|1(\\.0*)?)");
      }
    }
    return true;
  }
}
