package gopark.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What real Go did with a program, as the recorder wrote it down. */
record Golden(
    String sha256, String go, int exit, List<String> stdout, List<String> stderr, Order order) {

  /** What the user's goroutines did, in order; or, without lines, why nobody knows. */
  record Order(List<String> lines, String reasonForNone) {}

  private static final Pattern HEAD =
      Pattern.compile("program sha256 ([0-9a-f]{64})\ngo (go\\S+, GOMAXPROCS=\\d+)\nexit (\\d+)\n");

  private static final Pattern SECTION = Pattern.compile("--- (stdout|stderr|order)");

  private static final Pattern REASON = Pattern.compile("\\(not recorded: (.+)\\)");

  private static final String WHO = "(?:main|g\\d+|timer)";

  private static final Pattern EVENT =
      Pattern.compile(
          "deadlock|"
              + WHO
              + " +(?:creates g\\d+|starts|resumes|yields|preempted|ends|panics|exits the program"
              + "|loses its P in a system call|blocks \\(.*\\)"
              + "|unblocked by (?:main|g\\d+|timer|runtime))");

  /** Throws an IllegalArgumentException that says what is wrong. */
  static Golden parse(String text) {
    Matcher head = HEAD.matcher(text);
    require(head.lookingAt(), "it does not begin with the lines program, go and exit");
    Map<String, List<String>> sections = sections(text.substring(head.end()));
    require(sections.containsKey("stdout"), "it has no section stdout");
    require(sections.containsKey("order"), "it has no section order");
    return new Golden(
        head.group(1),
        head.group(2),
        Integer.parseInt(head.group(3)),
        sections.getOrDefault("stdout", List.of()),
        sections.getOrDefault("stderr", List.of()),
        order(sections.getOrDefault("order", List.of())));
  }

  private static Map<String, List<String>> sections(String text) {
    Map<String, List<String>> sections = new LinkedHashMap<>();
    List<String> current = new ArrayList<>();
    for (String line : text.lines().toList()) {
      Matcher section = SECTION.matcher(line);
      if (section.matches()) {
        current = new ArrayList<>();
        require(
            sections.put(section.group(1), current) == null,
            "it has the section %s twice".formatted(section.group(1)));
      } else {
        require(!sections.isEmpty(), "its first section does not follow the exit code");
        current.add(line);
      }
    }
    return sections;
  }

  private static Order order(List<String> lines) {
    require(!lines.isEmpty(), "its section order is empty");
    Matcher reason = REASON.matcher(lines.getFirst());
    if (lines.size() == 1 && reason.matches()) {
      return new Order(List.of(), reason.group(1));
    }
    for (String line : lines) {
      require(EVENT.matcher(line).matches(), "its order has no such event: " + line);
    }
    return new Order(lines, "");
  }

  /** What a golden file says of a program's text. */
  static String sha256Of(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void require(boolean holds, String complaint) {
    if (!holds) {
      throw new IllegalArgumentException(complaint);
    }
  }
}
