package gopark.web.page;

import gopark.web.message.Language;
import java.net.URI;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.util.UriComponentsBuilder;

/**
 * What a layout is told about the page it lays out.
 *
 * @param name of the page's template, of its script in {@code frontend/src/pages} and of its texts
 * @param site the address of this server as the reader wrote it, without a path
 * @param address the page's own, without language and theme
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

  static Page of(String name, ServerHttpRequest request, Language language, FrontendBuild build) {
    URI uri = request.getURI();
    UriComponentsBuilder bare =
        UriComponentsBuilder.fromUri(uri)
            .replaceQueryParam("lang")
            .replaceQueryParam(Theme.THEME)
            .fragment(null);
    String query = bare.build(true).getQuery();
    return new Page(
        name,
        language,
        Theme.resolve(request),
        UriComponentsBuilder.fromUri(uri).replacePath(null).replaceQuery(null).toUriString(),
        bare.build(true).toUriString(),
        query == null ? "" : query,
        build.entry("src/pages/" + name + ".ts"),
        fonts(language).map(build::addressOfFile).toList(),
        build.marks());
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

  public List<Token.Group> colours() {
    return Token.GROUPS;
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
