package gopark.golang;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A name that Go's library has and GoPark's has not is told as missing in GoPark, never as a
 * mistake in the program.
 */
class MissingNamesTest {

  private static List<Diagnostic> complaintsOn(String statements) {
    return GoSource.of(
            "package main\nimport (\"os\"; \"net/http\"; . \"math\")\n"
                + "var _, _, _ = os.Args, http.MethodGet, Pi\n"
                + "func main() {\n"
                + statements
                + "\n}\n")
        .diagnostics();
  }

  @ParameterizedTest
  @CsvSource({
    "os.Chtimes(0), os.Chtimes",
    "os.Stdin.Readdirnames(1), os.File.Readdirnames",
    "var f struct{ *os.File }; f.Readdirnames(1), os.File.Readdirnames",
    "_ = http.Client{Jar: nil}, http.Client.Jar",
    "var s http.Server; _ = s.TLSConfig, http.Server.TLSConfig",
    "_ = http.Cookie{}, http.Cookie",
    "_ = (*os.File).Readdirnames, os.File.Readdirnames",
    "_ = Erfcinv(1), math.Erfcinv",
  })
  void aNameThatOnlyGoHasIsSaidToBeMissing(String statement, String name) {
    assertThat(complaintsOn(statement))
        .singleElement()
        .satisfies(problem -> {
          assertThat(problem.message()).isEqualTo("GoPark does not have " + name + " yet");
          assertThat(problem.code()).isEqualTo("go-not-supported");
          assertThat(problem.subject()).isEqualTo(name);
        });
  }

  @Test
  void aPackageThatIsImportedWithADotIsUsedByANameThatIsMissing() {
    List<Diagnostic> problems =
        GoSource.of("package main\nimport . \"net\"\nfunc main() { _ = FlagUp }\n").diagnostics();

    assertThat(problems)
        .extracting(Diagnostic::message)
        .containsExactly("GoPark does not have net.FlagUp yet");
  }

  @Test
  void aNameThatGoDoesNotHaveEitherIsUndefined() {
    assertThat(complaintsOn("os.Foo()\nErfcinva(1)"))
        .extracting(Diagnostic::message)
        .containsExactly("undefined: os.Foo", "undefined: Erfcinva");
  }

  @Test
  void whatPackagesOfTheLibraryTellOneAnotherIsUndefinedToPrograms() {
    List<Diagnostic> problems =
        GoSource.of(
                """
                package main
                import . "net"
                import "net/http"
                func main() { var c TCPConn; c.SendThing(http.NoBody); RoundTrip() }
                """)
            .diagnostics();

    assertThat(problems)
        .extracting(Diagnostic::message)
        .containsExactly(
            "c.SendThing undefined (type net.TCPConn has no field or method SendThing)",
            "undefined: RoundTrip");
  }
}
