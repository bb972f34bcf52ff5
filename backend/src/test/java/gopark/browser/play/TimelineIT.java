package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import gopark.browser.Axe;
import gopark.browser.BrowserTest;
import gopark.browser.Site;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** The timeline shows the whole run, and leads every view to any moment of it. */
@BrowserTest
class TimelineIT {

  private static final Pattern STATE = Pattern.compile("^(\\w+): ([^,]+)(?:, (G\\d+))?");

  /** A run of forty steps in which threads sleep, steal and search. */
  private static Playground played(Page page) {
    Playground playground = Playground.openStill(page, "/play?scene=steal&lang=en");
    for (int i = 0; i < 8; i++) {
      playground.stepForward();
    }
    return playground;
  }

  /** The steps at which something was stolen since the board stood there. */
  private static List<Integer> steals(Playground playground) {
    return Stream.of("steal", "stealRunnext")
        .flatMap(kind -> playground.server().events(kind).stream())
        .map(event -> event.at("/step").asInt())
        .filter(step -> step > 0)
        .sorted()
        .toList();
  }

  @Test
  void aKeyOpensItAndItStaysOpen(Page page) {
    Playground playground = played(page);
    playground.board().locator("[data-item][tabindex='0']").first().focus();
    page.keyboard().press("m");
    Timeline timeline = Timeline.opened(page);
    assertThat(page.locator("#play-timeline-open")).hasAttribute("aria-expanded", "true");
    assertThat(timeline.row("P1")).isVisible();

    page.reload();
    Playground.opened(page);
    Timeline again = Timeline.opened(page);
    again.button("Close the timeline").click();
    assertThat(page.locator("#play-timeline")).isHidden();
    assertThat(page.locator("#play-timeline-open")).isFocused();
    page.reload();
    Playground.opened(page);
    assertThat(page.locator("#play-timeline")).isHidden();
  }

  @Test
  void aClickLeadsBoardLogAndCursorToItsMoment(Page page) {
    Playground playground = played(page);
    int farthest = playground.step();
    Timeline timeline = Timeline.open(page);
    timeline.click("P0", 0.4);
    assertThat(playground.seekBar()).not().hasValue(String.valueOf(farthest));

    int there = playground.step();
    assertThat(there).isLessThan(farthest);
    playground.assertAt(there);
    assertThat(timeline.step()).isEqualTo(there);
    assertThat(playground.server().now().at("/step").asInt()).isEqualTo(there);
    assertThat(page).hasURL(Pattern.compile("[?&]step=%d\\b".formatted(there)));
    Locator row = page.locator("gopark-log .event[aria-current=step]").first();
    assertThat(row.locator(".step")).hasText(String.valueOf(there));
  }

  @Test
  void theCursorFollowsWhatTheOtherViewsShow(Page page) {
    Playground playground = played(page);
    Timeline timeline = Timeline.open(page);
    int end = playground.step();
    playground.stepBack();
    assertThat(timeline.step()).isEqualTo(playground.step()).isLessThan(end);
    playground.seekTo(end);
    assertThat(timeline.step()).isEqualTo(end);
  }

  @Test
  void aStepMakesItGrowAndItsSpansAreWhatTheServerSays(Page page) {
    Playground playground = played(page);
    Timeline timeline = Timeline.open(page);
    for (int i = 0; i < 4; i++) {
      JsonNode now = playground.stepForward();
      for (JsonNode p : now.at("/ps").values()) {
        String name = "P" + p.at("/id").asInt();
        assertThat(timeline.row(name).locator(".cell").first()).containsText(name);
        String told = timeline.row(name).locator(".cell").last().textContent();
        var state = STATE.matcher(told.strip());
        assertThat(state.find()).as(told).isTrue();
        boolean isIdle = p.at("/status").asString().equals("_Pidle");
        assertThat(state.group(2).startsWith("idle")).as(told).isEqualTo(isIdle);
        JsonNode g = now.at("/ms/" + p.at("/m").asString("") + "/curg");
        assertThat(state.group(3)).as(told).isEqualTo(g.isNumber() ? "G" + g.asInt() : null);
      }
    }
  }

  @Test
  void keysWalkThroughSpansAndLanes(Page page) {
    Playground playground = played(page);
    Timeline timeline = Timeline.open(page);
    timeline.span("P0").focus();
    String here = timeline.span("P0").textContent();
    page.keyboard().press("ArrowLeft");
    assertThat(timeline.span("P0")).isFocused();
    assertThat(timeline.span("P0")).not().hasText(here);
    page.keyboard().press("ArrowDown");
    assertThat(timeline.span("P1")).isFocused();
    page.keyboard().press("ArrowUp");
    page.keyboard().press("ArrowLeft");
    assertThat(timeline.span("P0")).isFocused();
    int before = playground.step();
    page.keyboard().press("Enter");
    assertThat(playground.seekBar()).not().hasValue(String.valueOf(before));
    playground.assertAt(playground.step());
    assertThat(timeline.step()).isLessThan(before);
  }

  @Test
  void keysZoomAndMoveAndTheMinimapAgrees(Page page) {
    played(page);
    Timeline timeline = Timeline.open(page);
    assertThat(timeline.share()).isGreaterThan(0.99);
    timeline.span("P0").focus();
    page.keyboard().press("w");
    page.keyboard().press("w");
    page.waitForCondition(() -> timeline.share() < 0.7);
    double near = timeline.share();
    double start = timeline.start();
    page.keyboard().press("a");
    page.waitForCondition(() -> timeline.start() < start);
    double left = timeline.start();
    page.keyboard().press("d");
    page.waitForCondition(() -> timeline.start() > left);
    page.keyboard().press("s");
    page.waitForCondition(() -> timeline.share() > near);
    page.keyboard().press("0");
    page.waitForCondition(() -> timeline.share() > 0.99);
  }

  @Test
  void aMarkedStretchIsMeasured(Page page) {
    Playground playground = played(page);
    Timeline timeline = Timeline.open(page);
    assertThat(timeline.figures()).containsText("In view");
    int steals = steals(playground).size();
    timeline.drag("P1", 0.002, 0.998);
    assertThat(timeline.figures()).containsText("Selection");
    assertThat(timeline.figures())
        .containsText(steals == 1 ? "1 steal" : "%d steals".formatted(steals));
    timeline.button("Times by lane").click();
    Locator table = timeline.locator().locator("table");
    assertThat(table.locator("tbody tr")).hasCount(playground.server().now().at("/ps").size());
    assertThat(table.locator("thead")).containsText("idle");
    timeline.button("Clear selection").click();
    assertThat(timeline.figures()).containsText("In view");
  }

  @Test
  void aSearchLeadsFromMatchToMatch(Page page) {
    Playground playground = played(page);
    Timeline timeline = Timeline.open(page);
    int steals = steals(playground).size();
    assertThat(steals).isPositive();
    timeline.search().fill("steal");
    page.keyboard().press("Enter");
    assertThat(timeline.locator().locator(".count")).hasText("1 of " + steals);
    playground.assertAt(steals(playground).getFirst());
    timeline.search().fill("nothing of the kind");
    assertThat(timeline.locator().locator(".count")).hasText("Nothing found");
  }

  @Test
  void goroutinesStandUnderTheLineThatMadeThem(Page page) {
    played(page);
    Timeline timeline = Timeline.open(page);
    timeline.choose("Goroutines (G)");
    assertThat(timeline.row("G1")).isVisible();
    timeline.choose("Goroutines by line");
    Locator group = timeline.locator().locator(".row.group button").first();
    assertThat(group).hasAttribute("aria-expanded", "true");
    assertThat(timeline.row("G1")).isVisible();
    group.click();
    assertThat(group).hasAttribute("aria-expanded", "false");
    assertThat(timeline.row("G1")).isHidden();
  }

  @ParameterizedTest
  @EnumSource(names = {"LIGHT", "DARK"})
  void everybodyCanReadIt(ColorScheme scheme, Page page) {
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
    played(page);
    Timeline timeline = Timeline.open(page);
    timeline.drag("P0", 0.2, 0.6);
    timeline.button("Times by lane").click();
    Axe.assertNoViolations(page);
  }

  @Test
  void aFingerMovesItAndGoesToAMoment(Page page, Site site) {
    Phone.on(
        page,
        site,
        phone -> {
          Playground playground = played(phone);
          Timeline timeline = Timeline.open(phone);
          int before = playground.step();
          var lane = timeline.row("P0").boundingBox();
          phone.touchscreen().tap(lane.x + lane.width * 0.45, lane.y + lane.height / 2);
          assertThat(playground.seekBar()).not().hasValue(String.valueOf(before));
          assertThat(timeline.step()).isEqualTo(playground.step());
        });
  }
}
