package gopark.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.golang.GoSettings;
import gopark.golang.GoSource;
import gopark.golang.library.LibrarySources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A program and all that real Go needs beside it. */
class GoModuleTest {
  private static final Path TWIN = Path.of("src/main/resources/gopark/golang/twin");
  private static final MainProgram.GoText PROGRAM =
      new MainProgram.GoText(
          GoSource.of("package main\n\nfunc main() {}\n"), GoSettings.standard());

  /** What a package exports, with parameters and results. */
  private static final Pattern FUNCTION = Pattern.compile("(?m)^func (\\p{Lu}[^{]*)\\{");

  @Test
  void theModuleHasTheProgramAndEveryFileOfTheTwin() throws IOException {
    SequencedMap<String, String> files = GoModule.of(PROGRAM);

    assertThat(files).containsEntry("main.go", PROGRAM.source().text());
    files.remove("main.go");
    assertThat(files).containsOnlyKeys(filesOfTheTwin());
    for (String name : files.keySet()) {
      assertThat(files).containsEntry(name, Files.readString(TWIN.resolve(name)));
    }
  }

  private static List<String> filesOfTheTwin() throws IOException {
    try (Stream<Path> files = Files.walk(TWIN)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> TWIN.relativize(file).toString().replace('\\', '/'))
          .toList();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "calls_linux.go",
        "calls_bsd.go calls_other.go",
        "calls_windows.go calls_other.go"
      })
  void theTwinHasTheFunctionsOfTheLibraryOnEverySystem(String files) {
    SequencedMap<String, String> module = GoModule.of(PROGRAM);
    String twin =
        Stream.of(("sched.go " + files).split(" ", -1))
            .map(name -> module.get("sched/" + name))
            .collect(Collectors.joining());
    String library = Objects.requireNonNull(new LibrarySources().source("gopark/sched"));

    assertThat(exported(twin)).isNotEmpty().isEqualTo(exported(library));
  }

  private static SortedSet<String> exported(String source) {
    return FUNCTION
        .matcher(source)
        .results()
        .map(found -> found.group(1).strip())
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
