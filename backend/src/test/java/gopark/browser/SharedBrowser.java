package gopark.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.impl.driver.Driver;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One browser process for all tests of a thread, started for the first: Playwright wants to be used
 * by the thread that made it.
 */
public final class SharedBrowser implements AutoCloseable {

  /**
   * A machine that builds is busy with other things, too; what is never shown fails all the same.
   */
  private static final double PATIENCE_MS = 60_000;

  /** Every name but this computer's has no address. */
  private static final String NO_OTHER_HOST =
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1";

  private static final Logger LOG = LoggerFactory.getLogger(SharedBrowser.class);

  private @Nullable Playwright playwright;
  private @Nullable Browser browser;

  /** Where no browser is to be had, it is not looked for again before every test. */
  private @Nullable RuntimeException failure;

  public Browser browser() {
    if (failure != null) {
      throw failure;
    }
    if (browser == null) {
      try {
        browser = start();
      } catch (RuntimeException e) {
        failure = e;
        throw e;
      }
    }
    return browser;
  }

  /** A person's window waits as long as all else here. */
  public static BrowserContext patient(BrowserContext context) {
    context.setDefaultTimeout(PATIENCE_MS);
    return context;
  }

  private Browser start() {
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MS);
    var computer = new ThisComputer();
    Map<String, String> environment = environment(computer);
    playwright = Playwright.create(new Playwright.CreateOptions().setEnv(environment));
    Path program = new Chromium(computer, ownDownload(playwright, environment)).find();
    Browser started =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(program)
                    .setArgs(List.of("--disable-gpu", "--disable-sync", NO_OTHER_HOST)));
    LOG.info("{} {}", program, started.version());
    return started;
  }

  @Override
  public void close() {
    if (playwright != null) {
      playwright.close();
    }
  }

  /** The driver is a Node.js program; the build of the front end has brought Node.js. */
  private static Map<String, String> environment(Computer computer) {
    Path node =
        computer
            .program("node")
            .orElseThrow(() -> new IllegalStateException("Node.js is not on the PATH."));
    return Map.of(
        "PLAYWRIGHT_NODEJS_PATH", node.toString(),
        "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1",
        "PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT", "5000");
  }

  private static Chromium.OwnDownload ownDownload(
      Playwright playwright, Map<String, String> environment) {
    return new Chromium.OwnDownload() {
      @Override
      public Path place() {
        return Path.of(playwright.chromium().executablePath());
      }

      @Override
      public ProcessBuilder command() {
        ProcessBuilder driver =
            Driver.ensureDriverInstalled(environment, false).createProcessBuilder();
        driver.command().addAll(List.of("install", "--no-shell", "chromium"));
        return driver;
      }
    };
  }
}
