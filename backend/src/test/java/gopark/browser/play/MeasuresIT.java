package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import gopark.browser.Axe;
import gopark.browser.BrowserTest;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** Measures stand over the timeline's axis, and their tables tell of the same stretch. */
@BrowserTest
class MeasuresIT {

  private static Playground opened(Page page) {
    Playground playground = Playground.openStill(page, "/play?scene=steal&lang=en");
    playground.stepForward();
    Timeline.open(page).button("Measures").click();
    assertThat(sheet(page)).isVisible();
    return playground;
  }

  private static Locator sheet(Page page) {
    return page.locator("gopark-measures");
  }

  private static Locator now(Page page, String measure) {
    return sheet(page).locator("[data-measure='%s'] b".formatted(measure));
  }

  private static void turn(Page page, String name) {
    sheet(page)
        .getByRole(AriaRole.RADIO, new Locator.GetByRoleOptions().setName(name))
        .check(new Locator.CheckOptions().setForce(true));
  }

  @Test
  void theFamilyTreeTellsWhoStartedWhomAndIsWalkedThroughByArrows(Page page) {
    opened(page);
    turn(page, "Family tree");
    Locator main = sheet(page).locator("[role=treeitem][data-key=G1]");
    assertThat(main).hasAttribute("aria-expanded", "true");
    Locator ninth = sheet(page).locator("[role=treeitem][data-key=G19]");
    assertThat(ninth).hasAccessibleName(Pattern.compile("G19 main.g9 .*: started by G1 at "));
    assertThat(ninth.locator("+ ul [role=treeitem]")).hasCount(4);
    main.focus();
    page.keyboard().press("ArrowLeft");
    assertThat(main).hasAttribute("aria-expanded", "false");
    assertThat(ninth).hasCount(0);
    page.keyboard().press("ArrowRight");
    page.keyboard().press("ArrowRight");
    page.keyboard().press("Enter");
    assertThat(page.locator("gopark-inspector")).containsText("G18");
    Axe.assertNoViolations(page);
  }

  @Test
  void theCurvesTellWhatTheWorldHasAtTheCursor(Page page) {
    Playground playground = opened(page);
    for (int i = 0; i < 6; i++) {
      JsonNode world = playground.stepForward();
      JsonNode counts = world.at("/gCounts");
      assertThat(now(page, "runnable")).hasText(String.valueOf(counts.at("/_Grunnable").asInt()));
      assertThat(now(page, "running")).hasText(String.valueOf(counts.at("/_Grunning").asInt()));
      assertThat(now(page, "syscall")).hasText(String.valueOf(counts.at("/_Gsyscall").asInt()));
      assertThat(now(page, "threads")).hasText(String.valueOf(world.at("/ms").size()));
    }
  }

  @Test
  void aClickOnACurveLeadsToItsMoment(Page page) {
    Playground playground = opened(page);
    int before = playground.step();
    sheet(page).locator("[data-measure='runnable'] svg").click();
    assertThat(playground.seekBar()).not().hasValue(String.valueOf(before));
    playground.assertAt(playground.step());
  }

  @Test
  void goroutinesAreSortedFilteredAndGrouped(Page page) {
    Playground playground = opened(page);
    turn(page, "Goroutines");
    Locator rows = sheet(page).locator("tbody tr");
    assertThat(rows).not().hasCount(0);
    sheet(page).getByRole(AriaRole.SEARCHBOX).fill("G1");
    assertThat(rows.first()).containsText("G1");
    sheet(page).getByRole(AriaRole.SEARCHBOX).fill("");
    sheet(page).locator("select").selectOption("starter");
    assertThat(sheet(page).locator(".group-name").first()).isVisible();
    sheet(page)
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Ran").setExact(true))
        .click();
    assertThat(sheet(page).locator("th[aria-sort='descending']")).containsText("Ran");
    turn(page, "Waits");
    assertThat(sheet(page).locator("thead")).containsText("Reason");
    turn(page, "Who wakes whom");
    playground.assertAt(playground.step());
    assertThat(sheet(page).locator(".body")).isVisible();
  }

  @Test
  void measuresAndEventsAreTakenAlongAsTables(Page page) throws IOException {
    opened(page);
    assertThat(lines(page, "Measures as CSV").getFirst()).startsWith("step,timeNs,runnable,");
    List<String> events = lines(page, "Events as CSV");
    assertThat(events.getFirst()).isEqualTo("step,timeNs,kind,g,m,p,other,word");
    assertThat(events).anyMatch(line -> line.contains(",goStarted,"));
  }

  private static List<String> lines(Page page, String button) throws IOException {
    Download file =
        page.waitForDownload(() ->
            sheet(page)
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(button))
                .click());
    return Files.readAllLines(file.path());
  }

  @ParameterizedTest
  @EnumSource(names = {"LIGHT", "DARK"})
  void everybodyCanReadThem(ColorScheme scheme, Page page) {
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
    opened(page);
    Axe.assertNoViolations(page);
    turn(page, "Goroutines");
    Axe.assertNoViolations(page);
  }
}
