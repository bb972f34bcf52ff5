package gopark.web.stream;

import java.util.Locale;
import org.springframework.http.HttpHeaders;

/** The compressions that a client accepts, as RFC 9110, 12.5.3 says. */
final class AcceptedCodings {

  private static final String WEIGHT = "q=";

  private AcceptedCodings() {}

  /** Whether gzip is welcome: named, or by a star that stands for all that are not named. */
  static boolean haveGzip(HttpHeaders headers) {
    boolean isStarWelcome = false;
    for (String item :
        String.join(",", headers.getOrEmpty(HttpHeaders.ACCEPT_ENCODING)).split(",", -1)) {
      String[] parts = item.strip().toLowerCase(Locale.ROOT).split("\\s*;\\s*", -1);
      if (parts[0].equals("gzip")) {
        return isWelcome(parts);
      }
      isStarWelcome |= parts[0].equals("*") && isWelcome(parts);
    }
    return isStarWelcome;
  }

  /** Unless its weight is zero, however that is written, or no number. */
  private static boolean isWelcome(String[] parts) {
    for (int i = 1; i < parts.length; i++) {
      if (parts[i].startsWith(WEIGHT)) {
        return parts[i].matches("q=(0\\.0*[1-9][0-9]*|1(\\.0*)?)");
      }
    }
    return true;
  }
}
