package gopark.web.lesson;

import gopark.web.HmacSha256;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What says that challenges were passed, signed by the server's key, so that nothing needs to be
 * remembered of anybody. A pass says that on a day a run on this server met the goals of a
 * challenge. A completion joins some passes with a name that somebody chose. Neither says who sat
 * at the keyboard: a pass can be handed on.
 */
public final class CompletionCodes {
  private static final int SIGNATURE = 12;
  private static final int MOST_BYTES = 2_000;
  private static final String PASS = "pass\n";
  private static final String COMPLETION = "completion\n";

  private final byte[] key;
  private final InstantSource clock;

  /**
   * Codes that this server signs.
   *
   * @param key of at least 16 bytes
   */
  public CompletionCodes(byte[] key, InstantSource clock) {
    if (key.length < 16) {
      throw new IllegalArgumentException("A key for completions has at least 16 bytes.");
    }
    this.key = key.clone();
    this.clock = clock;
  }

  /** A challenge that was passed. */
  public record Pass(String challenge, LocalDate day) {}

  /** Challenges that were passed, and the name that somebody gave. */
  public record Completion(String name, LocalDate day, List<String> challenges) {
    public Completion {
      challenges = List.copyOf(challenges);
    }
  }

  /** Signs a pass that says that a challenge was passed today. */
  public String sign(String challenge) {
    return sign(PASS, List.of(challenge, today().toString()));
  }

  /** The day on which the server is, in UTC. */
  public LocalDate today() {
    return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
  }

  /** Reads a pass; null if this server has not signed it. */
  public @Nullable Pass pass(String code) {
    List<String> lines = verified(PASS, code);
    return lines == null ? null : new Pass(lines.get(0), LocalDate.parse(lines.get(1)));
  }

  /** Signs a completion. */
  public String sign(Completion completion) {
    List<String> lines = new ArrayList<>();
    lines.add(completion.name());
    lines.add(completion.day().toString());
    lines.addAll(completion.challenges());
    return sign(COMPLETION, lines);
  }

  /** Reads a completion; null if this server has not signed it. */
  public @Nullable Completion completion(String code) {
    List<String> lines = verified(COMPLETION, code);
    return lines == null
        ? null
        : new Completion(
            lines.get(0), LocalDate.parse(lines.get(1)), lines.subList(2, lines.size()));
  }

  private String sign(String purpose, List<String> lines) {
    byte[] content = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(signature(purpose, content));
    bytes.writeBytes(content);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.toByteArray());
  }

  private @Nullable List<String> verified(String purpose, String code) {
    byte[] bytes;
    try {
      bytes = Base64.getUrlDecoder().decode(code.strip());
    } catch (IllegalArgumentException garbage) {
      return null;
    }
    if (bytes.length <= SIGNATURE || bytes.length > MOST_BYTES) {
      return null;
    }
    byte[] content = Arrays.copyOfRange(bytes, SIGNATURE, bytes.length);
    byte[] signed = Arrays.copyOf(bytes, SIGNATURE);
    return MessageDigest.isEqual(signed, signature(purpose, content))
        ? List.of(new String(content, StandardCharsets.UTF_8).split("\n", -1))
        : null;
  }

  private byte[] signature(String purpose, byte[] content) {
    byte[] head = purpose.getBytes(StandardCharsets.UTF_8);
    return Arrays.copyOf(HmacSha256.sign(key, head, content), SIGNATURE);
  }
}
