package gopark.web.admin;

import gopark.web.BearerKey;
import gopark.web.HmacSha256;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What follows from the operator's key: passes, which a browser keeps for some hours, and marks of
 * our own forms. All are sealed with the key, so that every server with the same key knows them,
 * none has to remember them, and a new key ends them all.
 */
final class AdminKey {

  /** How long a pass is good for. */
  static final Duration PASS = Duration.ofHours(8);

  private static final Pattern FORM = Pattern.compile("([0-9]{1,15})-([0-9a-f]{64})");

  private final String key;

  /**
   * The key of a server.
   *
   * @param key empty: there is none, and nothing fits
   */
  AdminKey(String key) {
    this.key = key;
  }

  boolean isSet() {
    return !key.isEmpty();
  }

  /** Whether this is the key, found out in a time that tells nothing of it. */
  boolean is(String given) {
    return isSet() && BearerKey.isSame(BearerKey.hash(given), BearerKey.hash(key));
  }

  /** A pass from now on. */
  String pass(long nowMs) {
    long endMs = nowMs + PASS.toMillis();
    return endMs + "-" + seal("pass " + endMs);
  }

  boolean isGood(String pass, long nowMs) {
    Matcher parts = FORM.matcher(pass);
    return isSet()
        && parts.matches()
        && BearerKey.isSame(parts.group(2), seal("pass " + parts.group(1)))
        && Long.parseLong(parts.group(1)) > nowMs;
  }

  /** The token of a form that was made for the holder of the pass. */
  String mark(String pass) {
    return seal("form " + pass);
  }

  boolean isMark(String mark, String pass) {
    return BearerKey.isSame(mark, mark(pass));
  }

  private String seal(String text) {
    return HexFormat.of()
        .formatHex(
            HmacSha256.sign(
                key.getBytes(StandardCharsets.UTF_8), text.getBytes(StandardCharsets.UTF_8)));
  }
}
