package gopark.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page about fidelity says what is so in this build. */
class FidelityTest {

  private static int files(String folder, String ending) throws IOException {
    try (Stream<Path> all = Files.walk(Path.of(folder))) {
      return Math.toIntExact(all.filter(file -> file.toString().endsWith(ending)).count());
    }
  }

  @Test
  void itCountsTheProgramsThatRealGoRan() throws IOException {
    ModelDocument.Counts counts = ModelDocument.counts(ModelDocument.sections());
    assertThat(counts.scheduler()).isEqualTo(files("src/test/resources/conformance", ".golden"));
    assertThat(counts.language()).isEqualTo(files("src/test/resources/golang", ".golden"));
    assertThat(counts.scenes()).isEqualTo(files("src/test/resources/scene", ".golden"));
  }

  @Test
  void itHasEveryRowOfTheDocumentsTable() throws IOException {
    String document = Files.readString(Path.of("docs/model.md"));
    String table = document.substring(document.indexOf("## The table"));
    table = table.substring(0, table.indexOf("\n## "));
    List<ModelDocument.Section> sections = ModelDocument.sections();
    long rows = table.lines().filter(line -> line.startsWith("| `")).count();
    assertThat(sections.stream().mapToLong(section -> section.rows().size()).sum())
        .isEqualTo(rows)
        .isGreaterThan(100);
    assertThat(ModelDocument.counts(sections).tests()).isGreaterThan(300);
  }

  @Test
  void aRowHasFunctionsAndSentences() {
    ModelDocument.Row row = ModelDocument.sections().getFirst().rows().getFirst();
    assertThat(row.functions()).containsExactly("schedinit");
    assertThat(row.file()).isEqualTo("proc.go");
    assertThat(row.tests().getFirst())
        .isEqualTo("Gomaxprocs is what is asked for and else the number of cpus");
  }
}
