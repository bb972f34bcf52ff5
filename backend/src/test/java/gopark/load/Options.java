package gopark.load;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What a run is to measure.
 *
 * @param viewers of one session, in the order in which they are tried
 * @param seconds that each measurement takes
 * @param warmUp seconds before each, which do not count
 * @param rounds of our server and the bare one in turns
 * @param warmingSessions that play before anything is measured
 * @param sessions that play at the same time, each with a viewer
 * @param resting sessions at rest
 * @param stalledAmong viewers of the session that has a stalled one too
 * @param besidePrograms sessions that play, each with a viewer, while hostile programs run
 * @param programMs of virtual time after which a hostile program is stopped
 * @param threads of the process with the viewers
 */
record Options(
    List<Integer> viewers,
    double seconds,
    double warmUp,
    int rounds,
    int warmingSessions,
    int sessions,
    int resting,
    int stalledAmong,
    int besidePrograms,
    int programMs,
    int threads) {
  private static final String HELP =
      """
      backend/load [options]
        --viewers 100,1000,5000,10000  viewers of one session
        --seconds 15                   of each measurement
        --warm-up 4                    seconds before each
        --rounds 2                     of our server and the bare one, in turns
        --warming-sessions 200         that play before all that; 0: none
        --sessions 1000                playing sessions with a viewer each; 0: none
        --stalled-among 1000           viewers beside one who does not read; 0: none
        --beside-programs 200          playing sessions beside hostile programs; 0: none
        --program-ms 10000             virtual time of a hostile program
        --resting 10000                sessions at rest; 0: none
        --threads 2                    of the process with the viewers
        --quick                        small numbers, to see that it works
      """;

  private static final String FULL =
      "--viewers 100,1000,5000,10000 --seconds 15 --warm-up 4 --rounds 2 --warming-sessions 200"
          + " --sessions 1000 --stalled-among 1000 --beside-programs 200"
          + " --program-ms 10000 --resting 10000 --threads 2";
  private static final String QUICK =
      "--viewers 5,20 --seconds 1 --warm-up 0.2 --rounds 1 --warming-sessions 5 --sessions 10"
          + " --stalled-among 20 --beside-programs 5 --program-ms 10 --resting 20 --threads 1";

  Options {
    viewers = List.copyOf(viewers);
  }

  /** Words as somebody types them; an {@link IllegalArgumentException} says what is wrong. */
  static Options of(String line) {
    Map<String, String> values = new LinkedHashMap<>();
    put(values, FULL);
    String rest = line.replace("--quick", "");
    if (!rest.equals(line)) {
      put(values, QUICK);
    }
    put(values, rest);
    return new Options(
        Arrays.stream(value(values, "--viewers").split(",", -1)).map(Options::count).toList(),
        seconds(value(values, "--seconds")),
        seconds(value(values, "--warm-up")),
        count(value(values, "--rounds")),
        count(value(values, "--warming-sessions")),
        count(value(values, "--sessions")),
        count(value(values, "--resting")),
        count(value(values, "--stalled-among")),
        count(value(values, "--beside-programs")),
        count(value(values, "--program-ms")),
        count(value(values, "--threads")));
  }

  private static void put(Map<String, String> values, String line) {
    boolean first = values.isEmpty();
    List<String> words =
        Arrays.stream(line.split("\\s+", -1)).filter(word -> !word.isEmpty()).toList();
    for (int i = 0; i < words.size(); i += 2) {
      String name = words.get(i);
      if (!first && !values.containsKey(name)) {
        throw wrong(name + " is not an option.");
      }
      if (i + 1 == words.size()) {
        throw wrong(name + " needs a value.");
      }
      values.put(name, words.get(i + 1));
    }
  }

  private static String value(Map<String, String> values, String name) {
    return Objects.requireNonNull(values.get(name), name);
  }

  private static int count(String value) {
    if (!value.matches("\\d{1,6}")) {
      throw wrong(value + " is not a count.");
    }
    return Integer.parseInt(value);
  }

  private static double seconds(String value) {
    if (!value.matches("\\d{1,4}(\\.\\d{1,3})?")) {
      throw wrong(value + " is not a number of seconds.");
    }
    return Double.parseDouble(value);
  }

  private static IllegalArgumentException wrong(String what) {
    return new IllegalArgumentException(what + "\n" + HELP);
  }
}
