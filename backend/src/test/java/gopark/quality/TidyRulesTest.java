package gopark.quality;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.quality.Exemptions.Exemption;
import gopark.quality.TidyRule.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each rule finds what it was made for, and nothing else. */
class TidyRulesTest {

  private static final String LONG = "x".repeat(LineLength.COLUMNS + 1);

  @Test
  void aLineTooLongIsFound() {
    assertThat(found(new LineLength(), file("a/B.java", "class B {}\n// " + LONG)))
        .containsExactly("a/B.java:2: 104 columns; break the line at 100.");
    assertThat(found(new LineLength(), file("a.css", "ф".repeat(100)))).isEmpty();
  }

  @Test
  void anAddressOrAnImportMayBeLong() {
    assertThat(found(new LineLength(), file("a.ts", "// https://" + LONG))).isEmpty();
    assertThat(found(new LineLength(), file("a.ts", "import {} from \"" + LONG))).isEmpty();
    assertThat(found(new LineLength(), file("a.md", LONG))).isEmpty();
  }

  @Test
  void aFileTooLongIsFound() {
    assertThat(found(new FileLength(), file("a.ts", "x\n".repeat(FileLength.LINES + 1))))
        .containsExactly("a.ts: 801 lines, more than 800; give each of its jobs a file.");
    assertThat(found(new FileLength(), file("a.ts", "x\n".repeat(FileLength.LINES)))).isEmpty();
    assertThat(found(new FileLength(), file("package-lock.json", "x\n".repeat(9999)))).isEmpty();
  }

  @Test
  void aMethodTooLongIsFound() {
    String longest = "class A {\n  void b() {\n%s  }\n}\n";
    assertThat(found(new MethodLength(), file("A.java", longest.formatted("    ;\n".repeat(59)))))
        .containsExactly(
            "A.java:2: b has 61 lines, more than 60; give its parts names of their own.");
    assertThat(found(new MethodLength(), file("A.java", longest.formatted("    ;\n".repeat(58)))))
        .isEmpty();
  }

  @Test
  void aClassNamedWithItsPackageIsFound() {
    assertThat(
            found(
                new SimpleNames(),
                file(
                    "A.java",
                    """
                    package gopark.web;
                    import java.util.List;
                    class A {
                      // java.util.Set
                      java.util.Map<String, List<?>> b = c.d.e("java.util.Set");
                      Object f = java.util.stream.Stream.of(g.h.I);
                    }
                    """)))
        .containsExactly(
            "A.java:5: import java.util.Map instead.",
            "A.java:6: import java.util.stream.Stream instead.",
            "A.java:6: import g.h.I instead.");
  }

  @Test
  void aPackageHasToSayItsJob() {
    String folder = "backend/src/main/java/gopark/web";
    TrackedFile code = file(folder + "/A.java", "class A {}");
    String info = folder + "/package-info.java";
    assertThat(found(new PackageInfos(), code))
        .containsExactly(info + ": is missing: say the package's job, and mark it @NullMarked.");
    assertThat(found(new PackageInfos(), code, file(info, "package gopark.web;\n")))
        .hasSize(2)
        .anySatisfy(it -> assertThat(it).contains("lacks @NullMarked"))
        .anySatisfy(it -> assertThat(it).contains("should begin with a Javadoc sentence"));
    String good = "/** Pages. */\n@NullMarked\npackage gopark.web;\n";
    assertThat(found(new PackageInfos(), code, file(info, good))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          README.md                       | FIX%sME: later
          a/B.java                        | // TO%sDO
          docker-compose.yml              | image: "/ho%sme/me/image"
          frontend/package-lock.json      | "resol%sved": "https://registry"
          backend/src/test/java/ATest.java| Thread.sl%seep(10);
          backend/src/test/java/ATest.java| page.waitForTime%sout(10);
          backend/src/test/java/ATest.java| @Dis%sabled
          frontend/src/a.test.ts          | it.on%sly("works"
          frontend/src/a.test.ts          | describe.sk%sip("works"
          frontend/src/a.ts               | // @ts-ig%snore
          backend/src/main/java/A.java    | @SuppressWarnings("al%sl")
          """)
  void aBannedWordIsFoundWithItsReplacement(String path, String text) {
    assertThat(found(new BannedWords(), file(path, "\n" + text.replace("%s", ""))))
        .singleElement()
        .asString()
        .startsWith(path + ":2: ")
        .contains("Instead: ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          backend/src/main/java/A.java | stream.skip(1); // todos
          README.md                    | https://example.org/home/page
          frontend/src/a.ts            | items.skip(1)
          Dockerfile                   | ENV PATH=~/root/bin
          """)
  void aHarmlessWordIsNot(String path, String text) {
    assertThat(found(new BannedWords(), file(path, text))).isEmpty();
  }

  @Test
  void aStrangerAtTheTopIsFound() {
    assertThat(
            found(
                new TopLevel(),
                file("pom.xml", ""),
                file(".ci/run", ""),
                file("backend/pom.xml", ""),
                file("notes.txt", ""),
                file("docs/a.md", "")))
        .containsExactly(
            "notes.txt: does not belong at the top; find it a place below.",
            "docs: does not belong at the top; find it a place below.");
  }

  @Test
  void aFolderWithoutAReadmeIsFound() {
    assertThat(
            found(
                new FolderReadmes(),
                file("frontend/src/base/a/b.ts", ""),
                file("frontend/src/board/a.ts", ""),
                file("frontend/src/board/README.md", ""),
                file("frontend/src/vite-env.d.ts", "")))
        .containsExactly(
            "frontend/src/base/README.md: is missing: say the folder's job and its rules.");
  }

  @Test
  void anExemptionCoversItsFileAndGoesStale() {
    var tooLong = file("a.ts", "x\n".repeat(FileLength.LINES + 1));
    var exemptions =
        new Exemptions(List.of(new Exemption(FileLength.class, "a.ts", "a table of one kind")));
    assertThat(exemptions.remaining(new FileLength(), List.of(tooLong))).isEmpty();
    assertThat(exemptions.stale(List.of(new FileLength()), List.of(tooLong))).isEmpty();
    assertThat(exemptions.stale(List.of(new FileLength()), List.of(file("a.ts", "")))).hasSize(1);
  }

  @Test
  void aSourceArchiveWithoutGitIsWalked(@TempDir Path folder) throws IOException {
    for (String path : List.of("backend/A.java", "backend/target/B.class", "node_modules/c.js")) {
      Path file = folder.resolve(path);
      Files.createDirectories(file.resolveSibling("."));
      Files.writeString(file, "class A {}");
    }
    assertThat(new Repository(folder).files())
        .containsExactly(file("backend/A.java", "class A {}"));
  }

  private static List<String> found(TidyRule rule, TrackedFile... files) {
    return rule.findings(List.of(files)).stream().map(Finding::toString).toList();
  }

  private static TrackedFile file(String path, String text) {
    return new TrackedFile(path, text);
  }
}
