package gopark.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.ColorScheme;
import gopark.web.message.Language;
import gopark.web.page.Theme;
import java.util.stream.Stream;

/** One way in which a page can be seen. */
public record Look(Language language, Theme theme, Viewport viewport) {

  /** Every language, light and dark, in a window of that size. */
  public static Stream<Look> in(Viewport viewport) {
    return Stream.of(Language.values())
        .flatMap(language ->
            Stream.of(Theme.LIGHT, Theme.DARK).map(theme -> new Look(language, theme, viewport)));
  }

  /** Every language, light and dark, in every window. */
  public static Stream<Look> all() {
    return Stream.of(Viewport.DESKTOP, Viewport.PHONE, Viewport.COLUMN).flatMap(Look::in);
  }

  /** Opens a path so. The system's wish is the other theme: the one that is asked for must win. */
  public Response open(Page page, String path) {
    page.setViewportSize(viewport.width(), viewport.height());
    page.emulateMedia(
        new Page.EmulateMediaOptions()
            .setColorScheme(theme == Theme.DARK ? ColorScheme.LIGHT : ColorScheme.DARK));
    Response response = page.navigate(in(path));
    if (response == null) {
      throw new IllegalStateException("no answer for " + path);
    }
    return response;
  }

  private String in(String path) {
    char joint = path.contains("?") ? '&' : '?';
    return "%s%clang=%s&theme=%s".formatted(path, joint, language.code(), theme.code());
  }

  @Override
  public String toString() {
    return "%s %s %s".formatted(language.code(), theme.code(), viewport);
  }
}
