package gopark.quality;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Maven only warns of a profile that there is not, and a script would do nothing. */
class ProfilesTest {
  private static final Path BACKEND = Repository.here().root().resolve("backend");
  private static final Pattern PROFILE = Pattern.compile(" -P(\\S+)");

  @ParameterizedTest
  @ValueSource(strings = {"bench", "laws", "load", "frames"})
  void aScriptsProfileExists(String script) throws IOException {
    assertThat(profiles(Files.readString(BACKEND.resolve(script), UTF_8)))
        .isNotEmpty()
        .allSatisfy(profile ->
            assertThat(Files.readString(BACKEND.resolve("pom.xml"), UTF_8))
                .contains("<id>" + profile + "</id>"));
  }

  private static Stream<String> profiles(String script) {
    return PROFILE.matcher(script).results().map((MatchResult found) -> found.group(1));
  }
}
