package gopark.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.LoadState;
import gopark.web.message.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Logs and dumps of real programs, read in the browser. */
@BrowserTest
class SchedtraceIT {

  private static final String HEALTHY =
      "SCHED 1004ms: gomaxprocs=4 idleprocs=1 threads=5 spinningthreads=1 needspinning=0"
          + " idlethreads=0 runqueue=0 [3 2 1 0]";

  @ParameterizedTest
  @CsvSource({
    "Healthy, healthy",
    "Saturated, saturated",
    "One hot P, hot-processor",
    "System calls, system-calls",
    "Idle, idle",
    "Leak, leak",
    "Throttled, throttled",
    "Collecting garbage, collecting"
  })
  void anExampleIsToldForWhatItIs(String example, String verdict, Page page) {
    open(page, Language.EN);
    page.locator(".examples button", new Page.LocatorOptions().setHasText(example)).click();
    Locator first = page.locator(".diagnosis .findings").first().locator(".finding").first();
    assertThat(first).hasAttribute("data-verdict", verdict);
    assertThat(first.locator(".evidence li").first()).isVisible();
    assertThat(first.locator(".confidence")).isVisible();
    Axe.assertNoViolations(page);
  }

  @Test
  void aLineOfNineFieldsIsExplainedByPointerAndByKeyboard(Page page) {
    open(page, Language.EN);
    page.locator("#source").fill(HEALTHY);
    assertThat(page.locator(".field")).hasCount(9);
    Locator meaning = page.locator("#meaning");
    for (Locator field : page.locator(".field").all()) {
      field.hover();
      String hovered = meaning.innerText();
      page.locator(".print h2").hover();
      page.locator("#source").focus();
      field.locator("button").focus();
      assertThat(meaning).hasText(hovered);
      assertThat(hovered).hasSizeGreaterThan(30);
    }
    assertThat(page.locator(".of-print .finding")).hasAttribute("data-verdict", "healthy");

    field(page, "idleprocs").fill("0");
    field(page, "runqueue").fill("900");
    field(page, "runqueue").press("Enter");
    assertThat(page.locator(".of-print .finding")).hasAttribute("data-verdict", "saturated");
    page.getByText("Undo changes").click();
    assertThat(page.locator(".of-print .finding")).hasAttribute("data-verdict", "healthy");
  }

  @ParameterizedTest
  @EnumSource
  void aLineThatCannotBeReadIsToldByItsNumberAndNothingIsLost(Language language, Page page) {
    open(page, language);
    page.locator("#source").fill(HEALTHY + "\nSCHED 5ms: gomaxprocs=x\n<b>\n" + HEALTHY);
    Locator troubles = page.locator(".troubles li");
    assertThat(troubles).hasCount(1);
    assertThat(troubles).containsText("2");
    assertThat(page.locator("gopark-schedtrace .told")).containsText("2");
    assertThat(page.locator("input[type=range]")).hasAttribute("max", "1");
    page.locator("#source").fill("garbage");
    assertThat(page.locator(".columns")).hasCount(0);
    assertThat(page.locator("gopark-schedtrace .told")).containsText("SCHED");
  }

  @Test
  void aGiganticLogIsReadWhileThePageLivesAndNothingIsSent(Page page, @TempDir Path folder)
      throws IOException {
    open(page, Language.EN);
    List<Request> sent = new ArrayList<>();
    page.onRequest(sent::add);
    // The browser reads it itself: what is handed over in memory is copied through two processes.
    Path log = Files.writeString(folder.resolve("sched.log"), (HEALTHY + "\n").repeat(60_000));
    Locator file = page.locator("gopark-schedtrace input[type=file]");
    file.setInputFiles(log);
    assertThat(page.locator("gopark-schedtrace .told")).containsText("60,000 prints");
    file.setInputFiles(Files.write(folder.resolve("larger.log"), new byte[33 * 1024 * 1024]));
    assertThat(page.locator("gopark-schedtrace .told")).containsText("At most 32 MiB");
    assertThat(sent).isEmpty();
  }

  @Test
  void aPrintIsShownOnTheBoard(Page page) {
    open(page, Language.EN);
    page.locator("#source")
        .fill(HEALTHY.replace("idleprocs=1", "idleprocs=0").replace("runqueue=0", "runqueue=20"));
    page.getByText("Show on the board").click();
    page.waitForURL(url -> url.contains("/play/"));
    KnownPage.PLAY.waitUntilDrawn(page);
    String session = page.url().replaceAll(".*/play/(\\w+).*", "$1");
    String printed =
        page.request().get("/api/sessions/" + session + "/schedtrace?everyMs=1").text();
    String last = printed.lines().reduce("", (before, line) -> line);
    assertThat(last).contains("gomaxprocs=4 idleprocs=0").contains("runqueue=20");
    List<String> queues =
        List.of(last.replaceAll(".*\\[ ([\\d ]+) ] schedticks.*", "$1").split(" "));
    assertThat(queues).containsExactlyInAnyOrder("3", "2", "1", "0");
  }

  @ParameterizedTest
  @EnumSource
  void aDumpIsGroupedAndItsSuspectsStandFirst(Language language, Page page) {
    open(page, language);
    page.locator("#tab-log").press("ArrowRight");
    assertThat(page.locator("#panel-log")).isHidden();
    page.locator("gopark-dump button").first().click();
    Locator groups = page.locator(".group");
    assertThat(groups.first()).hasAttribute("data-suspect", "");
    Locator senders =
        groups.filter(new Locator.FilterOptions().setHasText("main.(*server).handle")).first();
    assertThat(senders).containsText("12");
    assertThat(senders).containsText("chan send");
    assertThat(senders).containsText("main.go:16");
    Axe.assertNoViolations(page);
    Layout.assertNoSidewaysScroll(page);
    page.setViewportSize(Viewport.NARROWEST.width(), Viewport.NARROWEST.height());
    Layout.assertNoSidewaysScroll(page);
  }

  private static void open(Page page, Language language) {
    page.navigate("/schedtrace?lang=" + language.code());
    assertThat(page.locator(".diagnosis .finding").first()).isVisible();
    page.waitForLoadState(LoadState.NETWORKIDLE);
  }

  private static Locator field(Page page, String name) {
    return page.locator(".field[data-field=" + name + "] input");
  }
}
