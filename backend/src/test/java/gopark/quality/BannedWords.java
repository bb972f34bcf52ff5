package gopark.quality;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Words that have a better one. The patterns are written so that they do not find themselves. */
final class BannedWords implements TidyRule {

  private static final String TESTS = "backend/src/test/.*|frontend/.*test.*\\.ts";

  private record Word(Pattern where, Pattern word, String instead) {}

  private static final List<Word> WORDS =
      List.of(
          word(
              ".*",
              "\\b(FIX[M]E|(?<!context\\.|func |DeadlineExceeded )TO[D]O|XX[X])\\b",
              "do it, or open an issue and say nothing."),
          word(".*", "(?<![\\w.~-])/(home|root|Users)/", "no paths of one person's machine."),
          word(
              ".*package-lock\\.json",
              "\"resolve[d]\": *\"http",
              "cd frontend && npm install --package-lock-only --omit-lockfile-registry-resolved"),
          word(TESTS, "\\bThread\\.slee[p]\\b", "await the condition: a latch, or Awaitility."),
          word(TESTS, "\\bwaitForTimeou[t]\\b", "wait for what is to happen: a locator, waitFor."),
          word(TESTS, "@(Disable[d]|Ignor[e])\\b", "mend the test or remove it."),
          word(TESTS, "\\b(it|test|describe|suite)\\.(only|skip|todo)\\b", "run every test."),
          word(".*\\.ts", "@ts-(ignore|nocheck)\\b", "mend the type."),
          word(".*\\.java", "@SuppressWarnings\\(\"(all|NullAway)\"\\)", "say it in types."));

  @Override
  public List<Finding> findings(List<TrackedFile> files) {
    return files.stream()
        .flatMap(file -> WORDS.stream().flatMap(word -> findings(word, file)))
        .toList();
  }

  private static Stream<Finding> findings(Word word, TrackedFile file) {
    if (!word.where().matcher(file.path()).matches()) {
      return Stream.empty();
    }
    List<String> lines = file.lines();
    return IntStream.range(0, lines.size())
        .boxed()
        .flatMap(i ->
            word.word()
                .matcher(lines.get(i))
                .results()
                .limit(1)
                .map(found ->
                    new Finding(
                        file.path(),
                        i + 1,
                        "\"%s\". Instead: %s".formatted(found.group(), word.instead()))));
  }

  private static Word word(String where, String word, String instead) {
    return new Word(Pattern.compile(where), Pattern.compile(word), instead);
  }
}
