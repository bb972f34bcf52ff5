package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import gopark.browser.Axe;
import gopark.browser.BrowserGuard;
import gopark.browser.BrowserTest;
import gopark.browser.Viewport;
import gopark.picture.PlayedAnimation;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A stretch of a run as a picture that moves: what it shows, and what of it is saved. */
@BrowserTest
class AnimationIT {

  /** The words on the board and below it that are seen at a time. */
  private static final String WORDS_AT =
      """
      (ms) => {
        const svg = document.documentElement;
        svg.pauseAnimations();
        svg.setCurrentTime(ms / 1000);
        const isSeen = (text) => {
          const group = text.closest("g");
          return group === null || getComputedStyle(group).display !== "none";
        };
        return [...svg.querySelectorAll("text")].filter(isSeen).map((text) => text.textContent);
      }
      """;

  private static Locator dialog(Page page) {
    LaterPart.opener(page, "gopark-share").click();
    return page.locator("gopark-share dialog");
  }

  private static Locator button(Locator dialog, String wish) {
    return dialog.locator("gopark-share-animation button." + wish);
  }

  private static Locator status(Locator dialog) {
    return dialog.getByRole(AriaRole.STATUS);
  }

  @Test
  void eachTimeShowsTheFrameThatTheServerMeant(Page page) {
    PlayedAnimation played = opened(page);
    List<Long> durations = played.durations();
    long begin = 0;
    for (int i = 0; i < played.frames(); i++) {
      String place = (i + 1) + "/" + played.frames();
      for (long at : new long[] {begin + 20, begin + durations.get(i) - 20}) {
        assertThat(words(page, at))
            .as("after %d ms", at)
            .filteredOn(word -> word.matches("\\d+/" + played.frames()))
            .containsExactly(place);
      }
      begin += durations.get(i);
    }
    assertThat(words(page, begin + 20)).as("it begins again").contains("1/" + played.frames());
  }

  private static PlayedAnimation opened(Page page) {
    Response answer = page.navigate("/api/scenes/steal/animation.svg?lang=en");
    return PlayedAnimation.of(answer.text());
  }

  private static List<String> words(Page page, long ms) {
    return ((List<?>) page.evaluate(WORDS_AT, (double) ms)).stream().map(String::valueOf).toList();
  }

  @Test
  void whoWantsNoMotionSeesTheLastFrame(Page page) {
    page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
    int frames = opened(page).frames();
    for (long ms : new long[] {0, 5_000}) {
      assertThat(words(page, ms)).contains(frames + "/" + frames).doesNotContain("1/" + frames);
    }
  }

  @Test
  void aStretchIsLookedAtAndMovesAsAPicture(Page page) {
    Board board = Board.open(page, "/play?scene=steal&lang=en");
    board.steps(3);
    Locator dialog = dialog(page);
    button(dialog, "preview").click();
    Locator picture = dialog.locator("gopark-share-animation img");
    assertThat(picture).isVisible();
    byte[] first = picture.screenshot();
    page.waitForCondition(() -> !Arrays.equals(first, picture.screenshot()));
    assertThat(button(dialog, "preview")).hasText("Hide preview");
    button(dialog, "preview").click();
    assertThat(picture).isHidden();
  }

  @Test
  void itIsSavedAsSvgAsPngAndAsVideoWithTheSameFrames(Page page) throws IOException {
    Board board = Board.open(page, "/play?scene=steal&lang=en");
    board.steps(3);
    int last = board.at();
    Locator dialog = dialog(page);
    dialog.locator("input[name=from]").fill(String.valueOf(last - 3));

    Download svg = page.waitForDownload(() -> button(dialog, "svg").click());
    assertThat(svg.suggestedFilename()).endsWith("-%d-%d.svg".formatted(last - 3, last));
    PlayedAnimation played = PlayedAnimation.of(Files.readString(svg.path()));
    assertThat(played.frames()).isGreaterThan(1);
    assertThat(status(dialog)).hasText("The picture is saved.");

    Download png = page.waitForDownload(() -> button(dialog, "png").click());
    assertThat(png.suggestedFilename()).endsWith("-%d-%d.png".formatted(last - 3, last));
    ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(png.path()));
    // A part with its count of frames stands right behind the head.
    assertThat(new String(bytes.array(), 37, 4, StandardCharsets.US_ASCII)).isEqualTo("acTL");
    assertThat(bytes.getInt(41)).isEqualTo(played.frames());

    dialog.locator("input[name=from]").fill(String.valueOf(last));
    Download video = page.waitForDownload(() -> button(dialog, "video").click());
    assertThat(status(dialog)).hasText("The video is saved.");
    byte[] film = Files.readAllBytes(video.path());
    assertThat(film.length).isGreaterThan(5_000);
    String head = HexFormat.of().formatHex(film, 0, 12);
    assertThat(head)
        .matches(video.suggestedFilename().endsWith(".webm") ? "1a45dfa3.*" : ".{8}66747970.*");
  }

  @Test
  void aRecordingIsLeftOffWhenSomebodyCancelsIt(Page page) {
    Board.open(page, "/play?scene=steal&lang=en");
    Locator dialog = dialog(page);
    button(dialog, "video").click();
    assertThat(status(dialog)).hasText(Pattern.compile("Recording: \\d+ of \\d+ s"));
    button(dialog, "stop").click();
    assertThat(status(dialog)).hasText("");
    assertThat(button(dialog, "stop")).isHidden();
  }

  @Test
  void whatTheServerRefusesIsSaidInTheReadersLanguage(Page page, BrowserGuard guard) {
    guard.expect("^console error: Failed to load resource: .* status of 400");
    Board.open(page, "/play?scene=steal&lang=ru");
    Locator dialog = dialog(page);
    dialog.locator("input[name=to]").fill("999999999");
    button(dialog, "svg").click();
    assertThat(status(dialog)).hasText(Pattern.compile("[а-я].*\\d"));
  }

  @Test
  void itBeginsWithTheStretchThatIsMarkedOnTheTimeline(Page page) {
    Board board = Board.open(page, "/play?scene=steal&lang=en");
    board.steps(5);
    Timeline timeline = Timeline.open(page);
    timeline.drag("P0", 0.3, 0.6);
    assertThat(timeline.figures()).containsText("Selection");
    Object marked = timeline.locator().evaluate("({ marked }) => [marked.from, marked.to]");
    Locator dialog = dialog(page);
    List<String> steps =
        List.of(
            dialog.locator("input[name=from]").inputValue(),
            dialog.locator("input[name=to]").inputValue());
    assertThat(steps).isEqualTo(((List<?>) marked).stream().map(String::valueOf).toList());
  }

  @Test
  void everybodyCanUseItOnAnyScreen(Page page) {
    for (Viewport viewport : List.of(Viewport.DESKTOP, Viewport.PHONE, Viewport.NARROWEST)) {
      page.setViewportSize(viewport.width(), viewport.height());
      for (String language : List.of("en", "ru")) {
        Board.open(page, "/play?scene=steal&lang=" + language);
        Locator dialog = dialog(page);
        button(dialog, "preview").press("Enter");
        assertThat(dialog.locator("gopark-share-animation img")).isVisible();
        Axe.assertNoViolations(page);
        Object overflow = dialog.evaluate("(sheet) => sheet.scrollWidth - sheet.clientWidth");
        assertThat(overflow).as(viewport + " " + language).isEqualTo(0);
      }
    }
  }
}
