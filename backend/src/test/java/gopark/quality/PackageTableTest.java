package gopark.quality;

import static gopark.quality.PackageTable.row;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackageTableTest {

  @TempDir Path folder;

  @Test
  void anAllowedPackageMayBeUsed() {
    assertThat(
            violations(
                "package gopark.program; public interface Program {}",
                "package gopark.golang; class Fine { gopark.program.Program program; }"))
        .isEmpty();
  }

  @Test
  void aPackageThatIsNotAllowedIsReported() {
    assertThat(
            violations(
                "package gopark.runtime.state; public class Machine {}",
                "package gopark.golang; class Bad { Object o = gopark.runtime.state.Machine.class;"
                    + " }"))
        .singleElement()
        .asString()
        .startsWith("gopark.golang must not use gopark.runtime.state")
        .contains("It may use: simulation, program,", "change the table in ArchitectureTest");
  }

  @Test
  void aLibraryThatIsNotAllowedIsReportedByItsName() {
    assertThat(
            violations(
                "package gopark.simulation; @org.springframework.stereotype.Component class Bad"
                    + " {}"))
        .singleElement()
        .asString()
        .startsWith("gopark.simulation must not use Spring")
        .contains("Move the code to a package that may");
  }

  @Test
  void onlyTheWebTheAdaptersAndTheStartUseWhatTheServerIsMadeOf() {
    for (String library :
        List.of(
            "org.springframework.http.HttpStatus",
            "reactor.core.publisher.Mono",
            "tools.jackson.databind.JsonNode",
            "org.thymeleaf.TemplateEngine")) {
      assertThat(violations("package gopark.session; class Bad { %s it; }".formatted(library)))
          .as(library)
          .hasSize(1);
      for (String free : List.of("gopark.web.page", "gopark.journal.embedded", "gopark")) {
        assertThat(violations("package %s; class Bad { %s it; }".formatted(free, library)))
            .as(free)
            .isEmpty();
      }
    }
  }

  @Test
  void theRootPackageIsUsedByNobody() {
    assertThat(violations("package gopark.web; class Bad { gopark.GoParkApplication it; }"))
        .singleElement()
        .asString()
        .startsWith("gopark.web must not use gopark:");
  }

  @Test
  void aPackageWithoutARowIsReported() {
    assertThat(violations("package gopark.surprise; class Bad {}"))
        .containsExactly(
            "Package gopark.surprise is not in the table:"
                + " add it in ArchitectureTest and backend/ARCHITECTURE.md.");
  }

  @Test
  void aCircleInTheTableIsFound() {
    assertThat(
            new PackageTable(
                    "gopark", row("a").using("b"), row("b").using("c"), row("c").using("b"))
                .cycle())
        .hasValue("a -> b -> c -> b");
  }

  @Test
  void aMisspeltNameInTheTableIsFound() {
    assertThat(new PackageTable("gopark", row("a").using("bb"), row("b")).strangers())
        .containsExactly("bb");
  }

  @Test
  void aPackageThatADocumentForgetsIsFound() {
    var table = new PackageTable("gopark", row("a"), row("a.b"), row("c"), row(""));
    assertThat(table.missingIn("`a` does this, with `b`; see c")).containsExactly("c");
  }

  private List<String> violations(String... sources) {
    return ArchitectureTest.TABLE.violations(Compiled.classes(folder, sources));
  }

  @Test
  void aPackageThatADocumentTellsOfWithoutARowIsNamed() {
    String document =
        """
        | package | job |
        | --- | --- |
        | `gopark` | starts |
        | `web`: `gone`, `made` | pages; not `this` |

        `nor this`
        """;
    var table = new PackageTable("gopark", row("web"), row("web.made"));

    assertThat(table.unknownIn(document)).containsExactly("gone");
  }
}
