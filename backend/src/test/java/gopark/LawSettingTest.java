package gopark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.session.LawSample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.ConfigurationPropertySources;
import org.springframework.core.env.StandardEnvironment;
import org.springframework.core.env.SystemEnvironmentPropertySource;

/** Which sessions are held to the laws is read from the environment, as the README says. */
class LawSettingTest {

  private static LawSample with(Map<String, Object> environment) {
    Map<String, Object> all = new LinkedHashMap<>(environment);
    all.put("GOPARK_DATA", "nowhere");
    var sources = new StandardEnvironment().getPropertySources();
    sources.forEach(source -> sources.remove(source.getName()));
    sources.addFirst(
        new SystemEnvironmentPropertySource(
            StandardEnvironment.SYSTEM_ENVIRONMENT_PROPERTY_SOURCE_NAME, all));
    return new Binder(ConfigurationPropertySources.from(sources))
        .bind("gopark", GoParkProperties.class)
        .get()
        .lawful();
  }

  @ParameterizedTest
  @CsvSource({"none, 0.3, 0", "sample, 0.3, 0.3", "all, 0.3, 1", "SAMPLE, 1, 1"})
  void theSettingAndItsShareAreRead(String laws, String share, double expected) {
    assertThat(with(Map.of("GOPARK_LAWS", laws, "GOPARK_LAWS_SHARE", share)))
        .isEqualTo(new LawSample(expected));
  }

  @Test
  void theReadmeTellsTheSettingsAndTheirDefaults() throws IOException {
    assertThat(Files.readString(Path.of("../README.md")))
        .contains("`GOPARK_LAWS` = `none`, `sample` or `all` (`sample`)")
        .contains("`GOPARK_LAWS_SHARE`, over 0 and at most 1 (`0.1`)");
    assertThat(with(Map.of())).isEqualTo(new LawSample(0.1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "1.01", "NaN", "much"})
  void whatIsNoShareIsRefused(String share) {
    assertThatThrownBy(() -> with(Map.of("GOPARK_LAWS_SHARE", share)))
        .isInstanceOf(BindException.class);
  }

  @Test
  void anUnknownSettingIsRefused() {
    assertThatThrownBy(() -> with(Map.of("GOPARK_LAWS", "some"))).isInstanceOf(BindException.class);
  }
}
