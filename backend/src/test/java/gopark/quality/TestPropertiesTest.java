package gopark.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whoever wants more of a test finds the property for it in ARCHITECTURE.md. */
class TestPropertiesTest {
  private static final Pattern READ =
      Pattern.compile(
          "(?:Integer\\.getInteger|Long\\.getLong|Boolean\\.getBoolean|System\\.getProperty)"
              + "\\(\\s*\"([^\"]+)\"");

  /** Java's own, which nobody sets. */
  private static final Pattern JAVAS = Pattern.compile("(java|user|os)\\..*");

  @Test
  void everyPropertyThatATestReadsIsInTheTableAndNoOther() throws IOException {
    Set<String> read = new TreeSet<>();
    try (Stream<Path> files = Files.walk(Path.of("src/test/java"))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        Matcher found = READ.matcher(Files.readString(file));
        while (found.find()) {
          if (!JAVAS.matcher(found.group(1)).matches()) {
            read.add(found.group(1));
          }
        }
      }
    }

    assertThat(inTheTable()).isEqualTo(read);
  }

  private static Set<String> inTheTable() throws IOException {
    Set<String> told = new TreeSet<>();
    for (String line : Files.readAllLines(Path.of("ARCHITECTURE.md"))) {
      if (line.startsWith("| `-D")) {
        String properties = line.substring(0, line.indexOf('|', 1));
        Pattern.compile("-D([a-zA-Z.]+)=")
            .matcher(properties)
            .results()
            .forEach(found -> told.add(found.group(1)));
      }
    }
    return told;
  }
}
