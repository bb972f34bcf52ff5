package gopark.quality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Google's formatter, run as a test: a formatter inside Maven would run on Maven's Java, which may
 * be too old to read ours.
 */
class JavaFormatTest {

  private static final String MEND = "mvn test -Dtest=JavaFormatTest -Dformat=write";

  private final Repository repository = Repository.here();

  @Test
  void everyJavaFileIsFormatted() throws IOException {
    List<TrackedFile> javaFiles =
        repository.files().stream().filter(file -> file.kind().equals("java")).toList();
    assertThat(javaFiles).as("Java files found").isNotEmpty();
    if ("write".equals(System.getProperty("format"))) {
      for (TrackedFile file : javaFiles) {
        write(file);
      }
    } else {
      List<String> complaints = complaints(javaFiles);
      if (!complaints.isEmpty()) {
        fail("Not formatted:%n%s%nMend: %s", String.join("\n", complaints), MEND);
      }
    }
  }

  @Test
  void aBadlyFormattedFileIsNamedWithItsFirstDifferingLine() {
    var bad = new TrackedFile("Bad.java", "class Bad {\n  int a;\n   int b;\n}\n");
    assertThat(complaint(bad))
        .hasValueSatisfying(text -> assertThat(text).contains("Bad.java:3:", "|   int b;"));
  }

  @Test
  void anUnusedImportIsNotFormatted() {
    var bad = new TrackedFile("Bad.java", "import java.util.List;\n\nclass Bad {}\n");
    assertThat(complaint(bad)).hasValueSatisfying(text -> assertThat(text).contains("Bad.java:1:"));
  }

  @Test
  void aFileThatCannotBeReadAsJavaIsNamed() {
    assertThat(complaint(new TrackedFile("Bad.java", "class {")))
        .hasValueSatisfying(text -> assertThat(text).contains("Bad.java", "is not Java"));
  }

  /** What was found formatted by the same formatter is not formatted again. */
  private List<String> complaints(List<TrackedFile> javaFiles) throws IOException {
    String formatter =
        Formatter.class.getProtectionDomain().getCodeSource().getLocation().toString();
    KnownTexts formatted =
        KnownTexts.in(repository.root().resolve("backend/target/checks/formatted"), formatter);
    List<String> complaints = new ArrayList<>();
    for (TrackedFile file : javaFiles) {
      if (!formatted.knows(file.text())) {
        complaint(file).ifPresentOrElse(complaints::add, () -> formatted.add(file.text()));
      }
    }
    formatted.save();
    return complaints;
  }

  private void write(TrackedFile file) throws IOException {
    Path path = repository.root().resolve(file.path());
    try {
      String formatted = formatted(file.text());
      if (!formatted.equals(file.text())) {
        Files.writeString(path, formatted);
      }
    } catch (FormatterException e) {
      fail("%s is not Java: %s", file.path(), e.getMessage());
    }
  }

  private static Optional<String> complaint(TrackedFile file) {
    try {
      String formatted = formatted(file.text());
      return formatted.equals(file.text())
          ? Optional.empty()
          : Optional.of(firstDifference(file, formatted));
    } catch (FormatterException e) {
      return Optional.of("%s is not Java: %s".formatted(file.path(), e.getMessage()));
    }
  }

  private static String formatted(String text) throws FormatterException {
    return new Formatter().formatSourceAndFixImports(text);
  }

  private static String firstDifference(TrackedFile file, String formatted) {
    List<String> is = file.lines();
    List<String> should = formatted.lines().toList();
    int at = 0;
    while (at < is.size() && at < should.size() && is.get(at).equals(should.get(at))) {
      at++;
    }
    String line = at < is.size() ? is.get(at) : "(end of file)";
    return "%s:%d: |%s".formatted(file.path(), at + 1, line);
  }
}
