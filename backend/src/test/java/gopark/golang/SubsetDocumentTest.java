package gopark.golang;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The document on the subset says what is so: its programs, packages and messages exist. */
class SubsetDocumentTest {
  private static final Path DOCUMENT = Path.of("docs/go-subset.md");
  private static final Path CORPUS = Path.of("src/test/resources/golang");
  private static final Pattern NAMED =
      Pattern.compile("`((?:programs|rejected)/[a-z-]+(?:/[a-z0-9_]+)?)`");
  private static final String LIBRARY = "## Library";
  private static final String NOT_YET = "## What it does not run yet";
  private static final String NEXT = "\n## ";

  private final String document = read(DOCUMENT);

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<String> named() {
    return NAMED.matcher(document).results().map(found -> found.group(1)).toList();
  }

  /** The rows of the tables from a heading to the next one. */
  private List<String> rows(String heading) {
    int from = document.indexOf(heading);
    int to = document.indexOf(NEXT, from + 1);
    String section = document.substring(from, to < 0 ? document.length() : to);
    return section
        .lines()
        .filter(line -> line.startsWith("| ") && !line.startsWith("| ---"))
        .filter(line -> !line.endsWith("| tested by |") && !line.endsWith("| message |"))
        .toList();
  }

  @Test
  void everyProgramAndFolderThatIsNamedExists() {
    assertThat(named())
        .allSatisfy(name ->
            assertThat(
                    Files.isDirectory(CORPUS.resolve(name))
                        || Files.exists(CORPUS.resolve(name + ".go")))
                .as(name)
                .isTrue());
  }

  @Test
  void everyFolderOfTheCorpusIsNamed() throws IOException {
    TreeSet<String> folders = new TreeSet<>();
    for (String kind : List.of("programs", "rejected")) {
      try (Stream<Path> files = Files.list(CORPUS.resolve(kind))) {
        files
            .filter(Files::isDirectory)
            .forEach(folder -> folders.add(CORPUS.relativize(folder).toString()));
      }
    }
    TreeSet<String> mentioned = new TreeSet<>();
    for (String name : named()) {
      String[] parts = name.split("/", -1);
      mentioned.add(parts[0] + "/" + parts[1]);
    }
    assertThat(mentioned).containsAll(folders);
  }

  @Test
  void everyLineOfWhatRunsNamesWhatTestsIt() {
    String before = document.substring(0, document.indexOf(NOT_YET));
    List<String> without =
        before
            .lines()
            .filter(line -> line.startsWith("| ") && !line.startsWith("| ---"))
            .filter(line -> !line.endsWith("| tested by |"))
            .filter(line -> !NAMED.matcher(line).find())
            .toList();
    assertThat(without).isEmpty();
  }

  @Test
  void theTableOfTheLibraryListsExactlyItsPackagesAndNames() {
    List<String> rows =
        rows(LIBRARY).stream()
            .map(row -> row.substring(0, row.indexOf(" | `programs") + 2))
            .toList();

    assertThat(rows).isEqualTo(LibraryNames.packages().stream().map(LibraryNames::row).toList());
  }

  @Test
  void aProgramThatIsNamedForAPackageImportsIt() {
    for (String row : rows(LIBRARY)) {
      String path = row.substring(row.indexOf('`') + 1, row.indexOf('`', row.indexOf('`') + 1));
      List<String> sources =
          NAMED
              .matcher(row)
              .results()
              .map(found -> read(CORPUS.resolve(found.group(1) + ".go")))
              .toList();
      assertThat(sources).as(path).anyMatch(source -> source.contains('"' + path + '"'));
    }
  }

  @Test
  void whatDoesNotRunYetIsRefusedWithTheMessageThatIsGiven() {
    Pattern row = Pattern.compile("\\| [^|]+ \\| `([^`]+)` \\| (.+) \\|");
    List<String> rows = rows(NOT_YET);
    List<String> said = new ArrayList<>();
    for (String line : rows) {
      MatchResult parts = row.matcher(line).results().findFirst().orElseThrow();
      GoSource source = GoSource.of(program(parts.group(1)));
      assertThat(source.diagnostics()).as(line).isNotEmpty();
      assertThat(source.diagnostics().getFirst().code()).as(line).isEqualTo("go-not-supported");
      said.add(
          line.substring(0, line.length() - parts.group(2).length() - 2)
              + source.diagnostics().getFirst().message()
              + " |");
    }
    assertThat(said).isNotEmpty().isEqualTo(rows);
  }

  private static String program(String snippet) {
    return snippet.startsWith("import")
        ? "package main\n" + snippet + "\nfunc main() {}\n"
        : "package main\nfunc main() {\n" + snippet + "\n}\n";
  }
}
