package gopark.quality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import gopark.quality.Exemptions.Exemption;
import gopark.quality.TidyRule.Finding;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The repository is tidy. */
class TidyTest {

  /** The classes that may break a rule, by rule, each with the reason. */
  private static final Exemptions EXCEPTIONS =
      new Exemptions(
          List.of(
              new Exemption(
                  BannedWords.class, "backend/docs/go-subset.md", "names a function of Go's"),
              new Exemption(
                  BannedWords.class,
                  "backend/src/test/resources/golang/programs/slices/twod.golden",
                  "a picture in letters")));

  private static final List<TidyRule> RULES =
      List.of(
          new LineLength(),
          new FileLength(),
          new MethodLength(),
          new SimpleNames(),
          new PackageInfos(),
          new BannedWords(),
          new TopLevel(),
          new FolderReadmes());

  private static final List<TrackedFile> FILES = Repository.here().files();

  static Stream<TidyRule> rules() {
    return RULES.stream();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void everyFileKeepsTheRule(TidyRule rule) {
    List<Finding> findings = EXCEPTIONS.remaining(rule, FILES);
    if (!findings.isEmpty()) {
      fail(findings.stream().map(Finding::toString).collect(Collectors.joining("\n")));
    }
  }

  @Test
  void anExceptionThatIsNoLongerNeededIsRemoved() {
    assertThat(EXCEPTIONS.stale(RULES, FILES)).as("take these out of EXCEPTIONS").isEmpty();
  }
}
