package gopark.browser.program;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;

/** The program's panel on the playground's page, by the names that its writer knows. */
final class ProgramPanel {
  private static final Pattern SESSION = Pattern.compile("/play/([\\w-]+)");

  /** The editor comes over the line when it is wanted, and a busy machine takes its time. */
  private static final double PATIENCE_MS = 60_000;

  private final Page page;

  private ProgramPanel(Page page) {
    this.page = page;
  }

  /** Opens an address of the playground with the program in sight. */
  static ProgramPanel open(Page page, String address) {
    page.navigate(address);
    return opened(page);
  }

  /** The panel of a page that is open already. */
  static ProgramPanel opened(Page page) {
    page.waitForSelector("html[data-ready]");
    ProgramPanel panel = new ProgramPanel(page);
    assertThat(panel.text())
        .isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(PATIENCE_MS));
    return panel;
  }

  static String session(Page page) {
    var found = SESSION.matcher(page.url());
    return found.find() ? String.valueOf(found.group(1)) : "";
  }

  Locator panel() {
    return page.locator("gopark-program");
  }

  /** The text that one writes in. */
  Locator text() {
    return page.locator("gopark-code .cm-content");
  }

  Locator button(String name) {
    return panel()
        .getByRole(
            AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(Pattern.compile("^" + name)));
  }

  Locator tab(String name) {
    return panel()
        .getByRole(
            AriaRole.TAB, new Locator.GetByRoleOptions().setName(Pattern.compile("^" + name)));
  }

  Locator output() {
    return page.locator("gopark-output");
  }

  Locator inside() {
    return page.locator("gopark-inside");
  }

  /** What is underlined because it is wrong. */
  Locator flaws() {
    return page.locator("gopark-code .cm-problem");
  }

  Locator problems() {
    return panel().locator(".problem");
  }

  Locator lineNumber(int line) {
    return page.locator("gopark-code .cm-lineNumbers .cm-gutterElement")
        .filter(new Locator.FilterOptions().setHasText(Pattern.compile("^" + line + "$")));
  }

  /** The text of a line, counted from 1, of a program that is in sight as a whole. */
  Locator line(int line) {
    return page.locator("gopark-code .cm-line").nth(line - 1);
  }

  /** The mark of a goroutine beside its line. */
  Locator mark(int goroutine) {
    return page.locator("gopark-code .people .g[data-g='" + goroutine + "']");
  }

  /**
   * The number of the line beside which the mark stands, 0 while none does. All of it is read in
   * one call: the editor draws marks and numbers anew with any frame, and between two calls one of
   * them may be gone.
   */
  private int lineOfMark(int goroutine) {
    Object line =
        page.locator("gopark-code .cm-editor")
            .evaluate(
                """
                (editor, g) => {
                  const mark = editor.querySelector(`.people .g[data-g="${g}"]`);
                  if (!mark) return 0;
                  const top = mark.getBoundingClientRect().y;
                  const numbers = '.cm-lineNumbers .cm-gutterElement';
                  const beside = [...editor.querySelectorAll(numbers)]
                    .map(it => ({ text: it.innerText, box: it.getBoundingClientRect() }))
                    .find(({ text, box }) => text && box.height > 0 && Math.abs(box.y - top) < 12);
                  return beside ? Number(beside.text) : 0;
                }
                """,
                goroutine);
    return ((Number) line).intValue();
  }

  /** Waits until the mark stands there: the editor draws it with its next frame. */
  void assertMarkAt(int goroutine, int line) {
    assertThat(mark(goroutine)).isVisible();
    page.waitForCondition(() -> lineOfMark(goroutine) == line);
  }

  /** Puts another text in the place of all that is there. */
  void write(String program) {
    text().click();
    page.keyboard().press("ControlOrMeta+a");
    page.keyboard().insertText(program);
  }

  /** Runs what is written, and waits until its session is in sight. */
  void run() {
    String before = session(page);
    button("Run").click();
    awaitOtherSession(before);
  }

  void awaitOtherSession(String before) {
    page.waitForURL(address -> !session(page).isEmpty() && !session(page).equals(before));
    assertThat(page.locator("gopark-board [data-kind=p]").first()).isAttached();
  }

  /** Stops playing, so that nobody moves while one looks. */
  void pause() {
    page.locator("gopark-transport")
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Pause").setExact(true))
        .click();
    assertThat(
            page.locator("gopark-transport")
                .getByRole(
                    AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Play").setExact(true)))
        .isVisible();
  }

  /** Lets the program come to its end at once, unless it has come there by itself. */
  void finish() {
    assertThat(panel().locator(".finish").or(output().locator(".ending")).first()).isVisible();
    page.evaluate(
        "() => document.querySelector('gopark-program').shadowRoot"
            + ".querySelector('.finish')?.click()");
  }
}
