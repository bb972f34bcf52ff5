package gopark.web.fuzz;

import java.nio.charset.StandardCharsets;

/**
 * A request as it goes over the wire, and what is known of the answer that may come.
 *
 * @param acts whether it could change the session of the visitor who sends it
 * @param creates whether a session may come of it
 * @param language in which a refusal must be told, en or ru; empty: whichever the answer names
 */
@SuppressWarnings("ArrayRecordComponent") // Nobody compares them.
record PlannedRequest(byte[] bytes, String method, boolean acts, boolean creates, String language) {

  /** The same request, which must change nothing although its key is right. */
  PlannedRequest thatIsRefused() {
    return new PlannedRequest(bytes, method, false, false, language);
  }

  boolean hasAnswerBody() {
    return !method.equals("HEAD");
  }

  /** Whether it says that itself. */
  boolean has(String text) {
    return new String(bytes, StandardCharsets.ISO_8859_1).contains(text);
  }

  /** The request as text, for a person who wants to see what was sent. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    String latin = new String(bytes, StandardCharsets.ISO_8859_1);
    latin
        .chars()
        .limit(1_500)
        .forEach(c -> {
          if (c == '\n' || (c >= ' ' && c < 127)) {
            text.append((char) c);
          } else if (c != '\r') {
            text.append("\\x%02x".formatted(c));
          }
        });
    return text.toString();
  }
}
