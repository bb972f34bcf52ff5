package gopark.web.page;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.springframework.http.server.reactive.ServerHttpRequest;

/** Light, dark, or what the reader's system says. */
public enum Theme {
  AUTO,
  LIGHT,
  DARK;

  /** The name of both the query parameter and the cookie. */
  static final String THEME = "theme";

  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The theme as CSS writes it. */
  public String colorScheme() {
    return this == AUTO ? "light dark" : code();
  }

  static Theme resolve(ServerHttpRequest request) {
    return asked(request).or(() -> remembered(request)).orElse(AUTO);
  }

  static Optional<Theme> asked(ServerHttpRequest request) {
    return Optional.ofNullable(request.getQueryParams().getFirst(THEME)).flatMap(Theme::of);
  }

  private static Optional<Theme> remembered(ServerHttpRequest request) {
    return Optional.ofNullable(request.getCookies().getFirst(THEME))
        .flatMap(cookie -> of(cookie.getValue()));
  }

  private static Optional<Theme> of(String code) {
    return Arrays.stream(values()).filter(theme -> theme.code().equals(code)).findFirst();
  }
}
