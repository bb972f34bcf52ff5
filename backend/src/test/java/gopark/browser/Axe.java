package gopark.browser;

import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Whether everybody can use the page, as far as axe can tell. */
public final class Axe {

  /** WCAG 2.2 up to AA, and what axe's authors advise beyond it. */
  private static final List<String> TAGS =
      List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice");

  /** Rules left out, each with its reason. There is none. */
  private static final List<String> DISABLED = List.of();

  private static final String RUN =
      """
      async ([tags, disabled]) => {
        await document.fonts.ready; // it measures letters
        // What fades in has its colour when it is there.
        const within = (root) => [
          ...root.getAnimations(),
          ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
            shadowRoot === null ? [] : within(shadowRoot)),
        ];
        const ending = within(document).filter(({ playState, effect }) =>
          playState === "running" && effect?.getComputedTiming().endTime < Infinity);
        await Promise.allSettled(ending.map(({ finished }) => finished));
        const results = await axe.run(document, {
          runOnly: { type: "tag", values: tags },
          rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
          resultTypes: ["violations"],
        });
        return results.violations.flatMap((violation) =>
          violation.nodes.map((node) =>
            [
              `${violation.id}: ${violation.help}`,
              `  element: ${node.target.flat().join(" ")}`,
              `  ${node.failureSummary.replaceAll("\\n", "\\n  ")}`,
              `  see ${violation.helpUrl}`,
            ].join("\\n"),
          ),
        );
      }
      """;

  private Axe() {}

  /** What is wrong with the page, each with the rule, the element and what would mend it. */
  public static List<String> violations(Page page) {
    for (Frame frame : page.frames()) {
      frame.evaluate(Source.TEXT);
    }
    return found(page.mainFrame());
  }

  private static List<String> found(Frame frame) {
    List<?> found = (List<?>) frame.evaluate(RUN, List.of(TAGS, DISABLED));
    return found == null ? List.of() : found.stream().map(String::valueOf).toList();
  }

  public static void assertNoViolations(Page page) {
    assertNone(page.url(), violations(page));
  }

  /** The same for what stands in a frame, whatever the page around it is like. */
  static void assertNoViolations(Frame frame) {
    frame.evaluate(Source.TEXT);
    assertNone(frame.url(), found(frame));
  }

  private static void assertNone(String url, List<String> violations) {
    if (!violations.isEmpty()) {
      throw new AssertionError(
          "%s is not for everybody, says axe:%n%s".formatted(url, String.join("\n", violations)));
    }
  }

  /** The front end's own copy; its Java library would bring a second Jackson along. */
  private static final class Source {

    private static final String TEXT = read();

    private static String read() {
      Path file = Path.of("..", "frontend", "node_modules", "axe-core", "axe.min.js");
      try {
        return Files.readString(file);
      } catch (IOException e) {
        throw new UncheckedIOException("Mend: mvn verify at the top, or npm ci in frontend.", e);
      }
    }
  }
}
