package gopark.quality;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Maven only warns of a profile that there is not, and a script would do nothing. */
class ProfilesTest {
  private static final Path BACKEND = Repository.here().root().resolve("backend");
  private static final Pattern PROFILES = Pattern.compile(" -P(\\S+)");

  @Test
  void theProfilesThatTheToolsAskForExist() throws IOException {
    String pom = Files.readString(BACKEND.resolve("pom.xml"), UTF_8);
    assertThat(profiles(Files.readString(BACKEND.resolve("launch.sh"), UTF_8)))
        .isNotEmpty()
        .allSatisfy(profile -> assertThat(pom).contains("<id>" + profile + "</id>"));
  }

  private static Stream<String> profiles(String script) {
    return PROFILES
        .matcher(script)
        .results()
        .flatMap((MatchResult found) -> Stream.of(found.group(1).split(",", -1)));
  }
}
