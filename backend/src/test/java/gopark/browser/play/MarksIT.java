package gopark.browser.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ForcedColors;
import gopark.browser.BrowserTest;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A state is told by outline and glyph: people who see no colours miss nothing. */
@BrowserTest
class MarksIT {

  private static final List<String> STATES =
      List.of("runnable", "running", "waiting", "syscall", "preempted", "dead", "system");

  /** Ink against paper differs by more, the greys of two fills by less. */
  private static final int CLEARLY = 96;

  /** The fewest dark pixels in a mark of 96 by 96; a glyph's stroke has several times as many. */
  private static final int FEWEST_PIXELS = 60;

  /** Large, without its number, and with the same fill for all. */
  private static final String BARE =
      """
      .mark-g { inline-size: 96px !important; block-size: 96px !important; }
      .mark-g svg { inline-size: 96px !important; block-size: 96px !important; }
      .mark-name { visibility: hidden !important; }
      [data-theme] {
        --g-runnable: #888 !important; --g-running: #888 !important;
        --g-waiting: #888 !important; --g-syscall: #888 !important;
        --g-preempted: #888 !important; --g-dead: #888 !important;
        --g-system: #888 !important;
      }
      """;

  enum Eyes {
    GREY,
    FORCED_COLOURS,
    FORCED_COLOURS_IN_THE_DARK
  }

  @ParameterizedTest
  @EnumSource
  void statesOfAGoroutineDifferByMoreThanColour(Eyes eyes, Page page) throws IOException {
    page.emulateMedia(
        new Page.EmulateMediaOptions()
            .setForcedColors(eyes == Eyes.GREY ? ForcedColors.NONE : ForcedColors.ACTIVE)
            .setColorScheme(
                eyes == Eyes.FORCED_COLOURS_IN_THE_DARK ? ColorScheme.DARK : ColorScheme.LIGHT));
    page.navigate("/style?lang=en");
    page.evaluate(
        """
        (rules) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(rules);
          document.adoptedStyleSheets = [sheet];
        }
        """,
        BARE);
    Map<String, BufferedImage> marks = new LinkedHashMap<>();
    for (String state : STATES) {
      marks.put(state, picture(page.locator(".mark-g-" + state + " svg").first()));
    }
    for (String one : STATES) {
      for (String other : STATES.subList(0, STATES.indexOf(one))) {
        assertThat(difference(of(marks, one), of(marks, other)))
            .as("pixels in which %s differs from %s", one, other)
            .isGreaterThan(FEWEST_PIXELS);
      }
    }
  }

  private static BufferedImage of(Map<String, BufferedImage> marks, String state) {
    return Objects.requireNonNull(marks.get(state));
  }

  private static BufferedImage picture(Locator mark) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(mark.screenshot()));
  }

  private static int difference(BufferedImage one, BufferedImage other) {
    int width = Math.min(one.getWidth(), other.getWidth());
    int height = Math.min(one.getHeight(), other.getHeight());
    int pixels = 0;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        if (Math.abs(grey(one.getRGB(x, y)) - grey(other.getRGB(x, y))) > CLEARLY) {
          pixels++;
        }
      }
    }
    return pixels;
  }

  /** As bright as the eye takes it. */
  private static int grey(int colour) {
    int red = colour >> 16 & 0xff;
    int green = colour >> 8 & 0xff;
    int blue = colour & 0xff;
    return (2126 * red + 7152 * green + 722 * blue) / 10_000;
  }
}
