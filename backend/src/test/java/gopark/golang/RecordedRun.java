package gopark.golang;

import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a recorder of runs of real Go writes down, and whether a simulated run did the same. */
final class RecordedRun {
  private static final String STDERR = "--- stderr\n";

  /** An argument in a traceback of which Go says that it may be an old one. */
  private static final Pattern UNSURE = Pattern.compile("(?<=[(, {])\\?(?=[),}])");

  private static final String ANY = "(\\?|0x[0-9a-fPC]+)";

  private RecordedRun() {}

  /**
   * What was written to stderr, without addresses, offsets in the code and arguments that may be
   * old ones.
   */
  static String masked(String stderr) {
    return stderr
        .replaceAll("(?m)( \\+0x[0-9a-f]+)?( fp=0x.*)?$", "")
        .replaceAll("(?m)^runtime\\.systemstack\\(.*\\)$", "runtime.systemstack(?)")
        .replaceAll("0x[0-9a-f]{6,}", "0xPC")
        .replaceAll("0x[0-9a-fPC]+\\?", "?");
  }

  /** Whether a run was as it is recorded, in all but arguments that may be old ones. */
  static boolean agrees(String recorded, String run) {
    int trace = recorded.indexOf(STDERR);
    if (trace < 0) {
      return recorded.equals(run);
    }
    String pattern =
        Pattern.quote(recorded.substring(0, trace))
            + UNSURE
                .splitAsStream(recorded.substring(trace))
                .map(Pattern::quote)
                .collect(Collectors.joining(ANY));
    return Pattern.matches(pattern, run);
  }
}
