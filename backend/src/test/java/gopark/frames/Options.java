package gopark.frames;

import java.time.Duration;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/**
 * What a run is to measure.
 *
 * @param seconds that each session is looked at
 * @param memory how long one of them plays while the page's heap is measured; zero: not at all
 * @param sizes of the sessions
 */
record Options(int seconds, Duration memory, List<Size> sizes) {
  private static final String HELP =
      """
      backend/frames [options]
        --seconds 15    of each session
        --memory 10m    how long the page's heap is measured; without it, it is not
        --quick         one small session for a moment, to see that it works
      """;

  private static final List<Size> FULL =
      List.of(new Size(16, 200), new Size(64, 10_000), new Size(8, 1_000_000));

  Options {
    sizes = List.copyOf(sizes);
  }

  /** Words as somebody types them; an {@link IllegalArgumentException} says what is wrong. */
  static Options of(String line) {
    Options options = new Options(15, Duration.ZERO, FULL);
    Iterator<String> words =
        Arrays.stream(line.split("\\s+", -1)).filter(word -> !word.isEmpty()).iterator();
    while (words.hasNext()) {
      String name = words.next();
      options =
          switch (name) {
            case "--quick" -> new Options(2, options.memory, List.of(new Size(4, 40)));
            case "--seconds" ->
                new Options(number(value(words, name), "\\d{1,4}"), options.memory, options.sizes);
            case "--memory" -> new Options(options.seconds, minutes(words), options.sizes);
            default -> throw wrong(name + " is not an option.");
          };
    }
    return options;
  }

  private static String value(Iterator<String> words, String name) {
    if (!words.hasNext()) {
      throw wrong(name + " needs a value.");
    }
    return words.next();
  }

  private static Duration minutes(Iterator<String> words) {
    String value = value(words, "--memory");
    if (!value.endsWith("m")) {
      throw wrong(value + " is not a number of minutes, as 10m.");
    }
    return Duration.ofMinutes(number(value.substring(0, value.length() - 1), "\\d{1,3}"));
  }

  private static int number(String value, String form) {
    if (!value.matches(form)) {
      throw wrong(value + " is not a count.");
    }
    return Integer.parseInt(value);
  }

  private static IllegalArgumentException wrong(String what) {
    return new IllegalArgumentException(what + "\n" + HELP);
  }
}
