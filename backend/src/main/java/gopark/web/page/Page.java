package gopark.web.page;

import gopark.web.message.Language;
import gopark.web.message.LanguageResolver;
import java.net.URI;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.http.server.reactive.ServerHttpRequest;

/**
 * What a layout is told about the page it lays out.
 *
 * @param name of the page's template, of its script in {@code frontend/src/pages} and of its texts
 * @param site the address of this server as its operator wrote it, without a path; empty: unknown
 * @param address the page's own, without language and theme; relative if the site is unknown
 * @param query what follows the path, without language and theme
 * @param fonts to load before the style sheet asks for them, so that no line of text moves
 * @param marks the symbols of goroutines, machines and processors
 */
public record Page(
    String name,
    Language language,
    Theme theme,
    String site,
    String address,
    String query,
    FrontendBuild.Entry entry,
    List<String> fonts,
    String marks) {

  private static final List<String> PREFERENCES = List.of(LanguageResolver.LANG, Theme.THEME);

  static Page of(
      String name, ServerHttpRequest request, Language language, String site, FrontendBuild build) {
    URI uri = request.getURI();
    String query = withoutPreferences(uri.getRawQuery());
    return new Page(
        name,
        language,
        Theme.resolve(request),
        site,
        site + path(uri) + (query.isEmpty() ? "" : "?" + query),
        query,
        build.entry("src/pages/" + name + ".ts"),
        fonts(language).map(build::addressOfFile).toList(),
        build.marks());
  }

  /** The path as it came, but with one slash before it: after two there would be a host. */
  private static String path(URI uri) {
    return "/" + uri.getRawPath().replaceFirst("^/+", "");
  }

  /** The parameters as they came: a stranger's query need not be well-formed. */
  private static String withoutPreferences(@Nullable String query) {
    return Stream.of(query == null ? new String[0] : query.split("&"))
        .filter(parameter -> !parameter.isEmpty())
        .filter(parameter -> !PREFERENCES.contains(parameter.split("=", 2)[0]))
        .collect(Collectors.joining("&"));
  }

  private static Stream<String> fonts(Language language) {
    Stream<String> always =
        Stream.of("inter-latin-wght-normal.woff2", "jetbrains-mono-latin-wght-normal.woff2");
    return switch (language) {
      case EN -> always;
      case RU -> Stream.concat(always, Stream.of("inter-cyrillic-wght-normal.woff2"));
    };
  }

  public List<Language> languages() {
    return List.of(Language.values());
  }

  public List<Theme> themes() {
    return List.of(Theme.values());
  }

  public List<String> kinds() {
    return MarkedState.KINDS;
  }

  /** The states of goroutines ({@code g}), machines ({@code m}) or processors ({@code p}). */
  public List<MarkedState> states(String kind) {
    return MarkedState.of(kind);
  }

  public List<DesignToken.Group> colours() {
    return DesignToken.GROUPS;
  }

  /**
   * A link to this page in another language: relative, so that no path can lead to another host.
   */
  public String in(Language other) {
    return "?" + (query.isEmpty() ? "" : query + "&") + "lang=" + other.code();
  }

  public String addressIn(Language other) {
    return address + (query.isEmpty() ? "?" : "&") + "lang=" + other.code();
  }
}
