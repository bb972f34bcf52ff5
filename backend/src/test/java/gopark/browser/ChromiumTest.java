package gopark.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The order in which a browser is looked for. */
class ChromiumTest {

  private static final Path OWN = Path.of("/cache/ms-playwright/chrome");
  private static final Path PACKAGED = Path.of("/usr/bin/chromium");

  private final FakeComputer computer = new FakeComputer();

  @Test
  void aNamedBrowserComesFirst() {
    computer.files.addAll(Set.of(Path.of("/my/chrome"), PACKAGED, OWN));
    computer.variables.put("GOPARK_CHROMIUM", "/my/chrome");
    computer.variables.put("CHROME_BIN", "/other/chrome");
    assertThat(find()).isEqualTo(Path.of("/my/chrome"));
  }

  @Test
  void aNamedBrowserThatIsNotThereIsAMistake() {
    computer.files.add(PACKAGED);
    computer.variables.put("CHROME_BIN", "/my/chrome");
    assertThatThrownBy(this::find)
        .hasMessageContaining("CHROME_BIN names /my/chrome, which is not a program.");
  }

  @Test
  void thePathComesBeforeTheUsualPlaces() {
    computer.files.addAll(
        Set.of(Path.of("/opt/google/chrome/chrome"), Path.of("/usr/bin/google-chrome"), OWN));
    assertThat(find()).isEqualTo(Path.of("/usr/bin/google-chrome"));
  }

  @Test
  void aShellWithoutWindowsComesBeforeABrowser() {
    Path shell = Path.of("/usr/bin/chromium-headless-shell");
    computer.files.addAll(Set.of(Path.of("/usr/bin/chromium"), shell));
    assertThat(find()).isEqualTo(shell);
  }

  @Test
  void aUsualPlaceComesBeforePlaywrightsOwn() {
    computer.files.addAll(Set.of(Path.of("/opt/google/chrome/chrome"), OWN));
    assertThat(find()).isEqualTo(Path.of("/opt/google/chrome/chrome"));
  }

  @Test
  void aMacAndAWindowsHavePlacesOfTheirOwn() {
    Path onMac = Path.of("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
    computer.files.add(onMac);
    computer.family = Computer.Family.MACOS;
    assertThat(find()).isEqualTo(onMac);

    Path onWindows = Path.of("C:/Programs", "Google", "Chrome", "Application", "chrome.exe");
    computer.files.add(onWindows);
    computer.variables.put("PROGRAMFILES", "C:/Programs");
    computer.family = Computer.Family.WINDOWS;
    assertThat(find()).isEqualTo(onWindows);
  }

  @Test
  void whatPlaywrightHasFetchedIsNotFetchedAgain() {
    computer.files.add(OWN);
    assertThat(find()).isEqualTo(OWN);
    assertThat(computer.commands).isEmpty();
  }

  @Test
  void playwrightFetchesItsOwn() {
    computer.brings.put("playwright install", OWN);
    assertThat(find()).isEqualTo(OWN);
    assertThat(computer.commands).containsExactly("playwright install");
  }

  @Test
  void rootOnDebianInstallsThePackageAtLast() {
    Path shell = Path.of("/usr/bin/chromium-headless-shell");
    mayInstall("chromium-headless-shell", shell);
    assertThat(find()).isEqualTo(shell);
    assertThat(computer.commands)
        .satisfiesExactly(
            first -> assertThat(first).isEqualTo("playwright install"),
            second -> assertThat(second).startsWith("/usr/bin/apt-get ").endsWith(" update"),
            third -> assertThat(third).endsWith("--no-install-recommends chromium-headless-shell"));
  }

  @Test
  void anOlderDebianWithoutTheShellBringsTheWholeBrowser() {
    mayInstall("chromium", PACKAGED);
    assertThat(find()).isEqualTo(PACKAGED);
    assertThat(computer.commands).last().asString().endsWith("--no-install-recommends chromium");
  }

  private void mayInstall(String name, Path program) {
    computer.files.add(Path.of("/usr/bin/apt-get"));
    computer.root = true;
    computer.brings.put("install -y --no-install-recommends " + name, program);
    computer.brings.put("update", Path.of("/var/lib/apt/lists"));
  }

  @Test
  void otherPeopleAreToldWhatToInstall() {
    computer.files.add(Path.of("/usr/bin/apt-get"));
    assertThatThrownBy(this::find)
        .hasMessageContainingAll("apt-get install chromium", "GOPARK_CHROMIUM=");
    assertThat(computer.commands).containsExactly("playwright install");
  }

  private Path find() {
    return new Chromium(
            computer,
            new Chromium.OwnDownload() {
              @Override
              public Path place() {
                return OWN;
              }

              @Override
              public ProcessBuilder command() {
                return new ProcessBuilder("playwright", "install");
              }
            })
        .find();
  }

  private static final class FakeComputer implements Computer {

    private final Set<Path> files = new HashSet<>();
    private final Map<String, String> variables = new HashMap<>();
    private final List<String> commands = new ArrayList<>();

    /** The file that a command whose line ends so brings. */
    private final Map<String, Path> brings = new HashMap<>();

    private Computer.Family family = Computer.Family.LINUX;
    private boolean root;

    @Override
    public Computer.Family family() {
      return family;
    }

    @Override
    public boolean isRoot() {
      return root;
    }

    @Override
    public Optional<String> variable(String name) {
      return Optional.ofNullable(variables.get(name));
    }

    @Override
    public List<Path> path() {
      return List.of(Path.of("/usr/local/bin"), Path.of("/usr/bin"));
    }

    @Override
    public boolean isExecutable(Path file) {
      return files.contains(file);
    }

    @Override
    public boolean run(ProcessBuilder command, Duration limit) {
      String line = String.join(" ", command.command());
      commands.add(line);
      List<Path> brought =
          brings.entrySet().stream()
              .filter(entry -> line.endsWith(entry.getKey()))
              .map(Map.Entry::getValue)
              .toList();
      files.addAll(brought);
      return !brought.isEmpty();
    }
  }
}
