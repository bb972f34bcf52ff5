package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import gopark.browser.BrowserGuard;
import gopark.browser.BrowserTest;
import gopark.journal.Journal;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestConstructor;

/** Links and sessions of the time of scripts say what they are, and give back what they hold. */
@BrowserTest
@TestConstructor(autowireMode = TestConstructor.AutowireMode.ALL)
class GoneScriptsIT {

  private static final String SCRIPT = "func main\n  spin 1ms\nend\n";

  /** The script as it stands in JSON. */
  private static final String QUOTED = SCRIPT.replace("\n", "\\n");

  private static final Map<String, Object> SCENARIO =
      Map.of("version", 1L, "program", Map.of("script", SCRIPT));

  private final Journal journal;

  @Autowired
  GoneScriptsIT(Journal journal) {
    this.journal = journal;
  }

  @Test
  void aLinkToAScriptGivesBackItsScenario(Page page, BrowserGuard guard) throws IOException {
    guard.expect("^console error: Failed to load resource: .* status of 400");
    page.navigate(Link.to("{\"version\": 1, \"program\": {\"script\": \"%s\"}}".formatted(QUOTED)));
    givesBackTheScript(page, "It was made from a script.");
  }

  @Test
  void aStoredSessionOfAScriptGivesBackItsScenario(Page page, BrowserGuard guard)
      throws IOException {
    guard.expect("^console error: Failed to load resource: .* status of 409");
    journal.create(
        "Ancient12345",
        Map.of("scenario", SCENARIO, "editKey", "", "engine", "1", "playback", Map.of("step", 4L)));
    page.navigate("/play/Ancient12345");
    givesBackTheScript(page, "This session was made from a script.");
    assertThat(journal.lastSeq("Ancient12345")).isEqualTo(1);
  }

  private static void givesBackTheScript(Page page, String words) throws IOException {
    Locator notice = page.locator("gopark-notice");
    assertThat(notice.getByRole(AriaRole.ALERT)).containsText(words);
    List<String> ways = notice.locator("a").allTextContents();
    assertThat(ways)
        .containsExactly("Download what was stored", "Start a new one", "See the scenes");
    Download download = page.waitForDownload(() -> notice.locator("a").first().click());
    assertThat(download.suggestedFilename()).isEqualTo("scenario.json");
    assertThat(Files.readString(download.path())).contains("\"script\"", QUOTED);
    notice.locator("a").nth(1).click();
    assertThat(page.locator("gopark-board")).isVisible();
  }
}
