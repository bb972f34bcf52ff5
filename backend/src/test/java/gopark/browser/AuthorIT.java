package gopark.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.FrameLocator;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A teacher makes a scene of a session, and its task checks itself wherever it is published. */
@BrowserTest
class AuthorIT {

  /** An empty session in which somebody has started two goroutines; gives its link. */
  private static String begunSession(Page page) {
    page.navigate("/play?lang=en");
    assertThat(page.locator("html[data-ready] gopark-board [data-kind=g]").first()).isVisible();
    page.locator("#tab-act").click();
    Locator palette = page.locator("gopark-palette");
    palette.getByLabel("How many", new Locator.GetByLabelOptions().setExact(true)).fill("2");
    palette.locator("button.primary").first().click();
    Locator seek = page.locator("gopark-transport input[aria-valuetext^='step ']");
    for (int i = 0; i < 6; i++) {
      String before = seek.inputValue();
      page.locator("gopark-transport")
          .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Step").setExact(true))
          .click();
      assertThat(seek).not().hasValue(before);
    }
    page.waitForURL(Pattern.compile(".*/play/[A-Za-z0-9]{12}.*"));
    return page.url();
  }

  private static void taken(Page page, String link) {
    page.navigate("/author?lang=en");
    page.locator("[name=session]").fill(link);
    page.locator(".author-load").click();
    assertThat(page.locator(".author-taken")).containsText("to choose moments from");
  }

  /** Adds the first event of the run whose words fit, with a caption in both languages. */
  private static Locator moment(Page page, String words, String english, String russian) {
    Locator options = page.locator(".author-events option");
    Pattern fitting = Pattern.compile(words);
    List<String> all = options.allTextContents();
    int index = 0;
    while (index < all.size() && !fitting.matcher(all.get(index)).find()) {
      index++;
    }
    assertThat(index).as("%s among %s", words, all).isLessThan(all.size());
    page.locator(".author-events").selectOption(String.valueOf(index));
    page.locator(".author-add").click();
    Locator moment = page.locator(".author-moments li").last();
    moment.locator("[name='caption.en']").fill(english);
    moment.locator("[name='caption.ru']").fill(russian);
    return moment;
  }

  private static void both(Page page, String name, String english, String russian) {
    page.locator("[name='" + name + ".en']").fill(english);
    page.locator("[name='" + name + ".ru']").fill(russian);
  }

  /** The first scene of somebody who has never made one. */
  private static void written(Page page) {
    both(page, "title", "Two goroutines", "Две горутины");
    both(page, "about", "Two goroutines on an idle machine.", "Две горутины на свободной машине.");
    moment(page, "G1 creates G", "Main starts a goroutine.", "main запускает горутину.");
    Locator asked = moment(page, "G\\d+ runs on M", "It runs.", "Она выполняется.");
    asked.locator("[name='question.en']").fill("Who chose it?");
    asked.locator("[name='question.ru']").fill("Кто её выбрал?");
    asked.locator("[name=answers]").fill("* schedule\nmain");
    asked.locator("[name='because.en']").fill("A thread looks for work itself.");
    asked.locator("[name='because.ru']").fill("Поток сам ищет работу.");
    both(page, "ask", "Start a garbage collection.", "Начните сборку мусора.");
    page.locator(".author-goals").selectOption("A garbage collection starts");
    page.locator("[name=act][value=collect]").check();
    page.locator("[name=act][value=yield]").check();
    both(page, "says", "All goroutines mark.", "Маркируют все.");
  }

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void anEmptySessionBecomesAPublishedSceneThatChecksItself(
      Page page, BrowserGuard guard, Site site) throws IOException {
    String link = begunSession(page);
    taken(page, link);
    written(page);
    assertThat(page.locator("[name='goal.ru']")).hasValue("Началась сборка мусора");

    // The preview follows what is written; nobody has to ask for it.
    assertThat(page.locator(".author-said")).hasText("The scene plays to its end.");
    FrameLocator preview = page.frameLocator(".author-frame");
    assertThat(preview.locator(".scene-title")).hasText("Two goroutines");
    both(page, "title", "Two of many", "Две из многих");
    assertThat(preview.locator(".scene-title")).hasText("Two of many");

    page.locator(".author-embed").click();
    String code = page.locator(".author-code").inputValue();
    assertThat(code).startsWith("<iframe src=\"" + site.at("/embed/own?lang=en#s="));
    try (var host = ForeignHost.showing(code)) {
      guard.own(host.site());
      page.navigate(host.site().address());
      solveIt(page, page.frameLocator("iframe"));
    }
  }

  private static void solveIt(Page page, FrameLocator frame) {
    assertThat(frame.locator(".scene-title")).hasText("Two of many");
    Locator challenge = frame.locator("gopark-challenge");
    assertThat(challenge).isHidden();
    assertThat(frame.locator("gopark-caption .words")).hasText("Main starts a goroutine.");
    press(frame, "Next step");
    assertThat(frame.locator("gopark-caption .ask")).hasText("Who chose it?");
    frame.locator("gopark-caption .answer").first().click();
    assertThat(frame.locator("gopark-caption .because")).containsText("Right.");

    assertThat(challenge.locator(".ask")).hasText("Start a garbage collection.");
    assertThat(challenge.locator(".actions button"))
        .hasText(new String[] {"Yield to another goroutine", "Start a garbage collection"});
    Locator status = challenge.locator("[role=status]");
    challenge.locator(".judge").click();
    assertThat(status).containsText("Not all goals are met yet.");
    assertThat(challenge.locator(".goals .met")).hasCount(0);

    startOver(challenge);
    assertThat(status).isEmpty();
    challenge.locator(".actions button").first().click();
    challenge.locator(".judge").click();
    assertThat(status).containsText("Not all goals are met yet.");

    startOver(challenge);
    challenge.locator(".actions button").last().click();
    assertThat(status).containsText("Challenge passed.");
    assertThat(status).containsText("All goroutines mark.");
    assertThat(challenge.locator(".goals .met")).hasCount(1);
    for (ColorScheme theme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(theme));
      Axe.assertNoViolations(page.frames().getLast());
    }
  }

  private static void startOver(Locator challenge) {
    challenge
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Start over"))
        .click();
  }

  private static void press(FrameLocator frame, String button) {
    frame.getByLabel(button, new FrameLocator.GetByLabelOptions().setExact(true)).click();
  }

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void theEditorIsForEverybodyWhileASceneIsWritten(ColorScheme theme, Page page) {
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(theme));
    String link = begunSession(page);
    taken(page, link);
    written(page);
    assertThat(page.locator(".author-said")).hasText("The scene plays to its end.");
    page.locator(".author-link").click();
    assertThat(page.locator(".author-code")).isVisible();
    for (Viewport viewport : List.of(Viewport.DESKTOP, Viewport.PHONE)) {
      page.setViewportSize(viewport.width(), viewport.height());
      // The header stays at the top, and hides a part of what is scrolled beneath it.
      page.evaluate("scrollTo(0, 0)");
      Layout.assertNoSidewaysScroll(page);
      Axe.assertNoViolations(page);
    }
  }

  @Test
  void aMistakeIsToldBesideTheCondition(Page page, BrowserGuard guard) {
    guard.expect("^console error: Failed to load resource: .* status of 400");
    String link = begunSession(page);
    taken(page, link);
    Locator condition = page.locator("[name=condition]");
    Locator said = page.locator(".author-goal-said");
    condition.fill("ev.kind == 'steel'");
    assertThat(said).containsText("steal");
    assertThat(condition).hasAttribute("aria-invalid", "true");
    condition.fill("ev.kind == 'goCreated'");
    assertThat(said).containsText("Your session meets this at step");
    assertThat(condition).hasAttribute("aria-invalid", "false");
  }

  @Test
  void aTaskThatIsSolvedBeforeItBeginsIsNotShown(Page page, BrowserGuard guard) {
    guard.expect("^console error: Failed to load resource: .* status of 400");
    String link = begunSession(page);
    taken(page, link);
    written(page);
    page.locator("[name=condition]").fill("gomaxprocs >= 1");
    assertThat(page.locator(".author-said")).containsText("challenge.goals");
    assertThat(page.locator(".author-said")).containsText("Ask for something that is not so yet.");
    assertThat(page.locator(".author-frame")).isHidden();
  }
}
