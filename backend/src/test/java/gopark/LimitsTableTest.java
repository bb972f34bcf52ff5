package gopark;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.limit.LimitProperties;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.bind.DefaultValue;

/** The README names every limit, and its default as it is. */
class LimitsTableTest {

  private static final Pattern ROW =
      Pattern.compile("\\| `(GOPARK_LIMITS_\\w+)` \\| `([^`]+)` \\|");

  @Test
  void theTableTellsEveryLimitAndItsDefault() throws IOException {
    Map<String, String> told = new LinkedHashMap<>();
    Matcher rows = ROW.matcher(Files.readString(Path.of("../README.md")));
    while (rows.find()) {
      told.put(rows.group(1), rows.group(2));
    }
    Map<String, String> actual = new LinkedHashMap<>();
    collect("GOPARK_LIMITS", LimitProperties.class, actual);
    assertThat(told).containsExactlyInAnyOrderEntriesOf(actual);
  }

  private static void collect(String prefix, Class<?> type, Map<String, String> into) {
    for (RecordComponent part : type.getRecordComponents()) {
      String name = prefix + "_" + constant(part.getName());
      if (part.getType().isRecord()) {
        collect(name, part.getType(), into);
      } else {
        into.put(name, defaultOf(type, part.getName()));
      }
    }
  }

  private static String constant(String name) {
    return name.replaceAll("([A-Z])", "_$1").toUpperCase(Locale.ROOT);
  }

  private static String defaultOf(Class<?> type, String name) {
    List<String> defaults = new ArrayList<>();
    for (var parameter : type.getDeclaredConstructors()[0].getParameters()) {
      if (parameter.getName().equals(name)) {
        defaults.addAll(
            List.of(Objects.requireNonNull(parameter.getAnnotation(DefaultValue.class)).value()));
      }
    }
    return String.join(",", defaults);
  }
}
