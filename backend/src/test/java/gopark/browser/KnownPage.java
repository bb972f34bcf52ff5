package gopark.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import gopark.web.message.Language;

/** Every kind of page that the server has, and how it answers. */
enum KnownPage {
  HOME("/", 200),
  STYLE("/style", 200),
  NOT_FOUND("/nothing-is-here", 404),
  OUR_FAULT("/test-samples/boom", 500),
  LEGEND("/embed/legend", 200),
  SCENE("/embed/first-minute", 200),
  STEAL("/embed/steal", 200),
  SCENES("/scenes", 200),
  SCHEDTRACE("/schedtrace", 200),
  COMPARE("/compare", 200),
  SWEEP("/sweep", 200),
  KUBERNETES("/kubernetes", 200),
  HISTORY("/history", 200),
  LEARN("/learn", 200),
  LESSON("/learn/life", 200),
  QUESTIONS("/learn/questions?seed=1", 200),
  SCHEDULER("/learn/scheduler", 200),
  EXAM("/learn/exam?seed=497410", 200),
  DOCS("/docs", 200),
  REFERENCE("/docs/api", 200),
  FIDELITY("/fidelity", 200),
  GLOSSARY("/glossary", 200),
  AUTHOR("/author", 200),
  COURSE("/course", 200),
  PLAY("/play", 200),
  PLAY_STEAL("/play?scene=steal", 200),
  EMBED_NOT_FOUND("/embed/nothing-is-here", 404);

  private final String path;
  private final int status;

  KnownPage(String path, int status) {
    this.path = path;
    this.status = status;
  }

  String path() {
    return path;
  }

  String pathIn(Language language) {
    return path + (path.contains("?") ? "&" : "?") + "lang=" + language.code();
  }

  int status() {
    return status;
  }

  boolean isEmbed() {
    return path.startsWith("/embed/");
  }

  /**
   * The playground and a lesson draw their board once they have a session, which every visit makes
   * anew; runs side by side are there once they have been worked out.
   */
  void waitUntilDrawn(Page page) {
    if (this == COMPARE || this == SWEEP) {
      page.waitForSelector("html[data-ready]");
    }
    if (this == LESSON || this == QUESTIONS) {
      page.waitForSelector("gopark-board [data-kind=g]");
    }
    if (path.startsWith("/play")) {
      page.waitForSelector("html[data-ready] gopark-board [data-kind=g]");
    }
  }

  Response open(Page page, Look look, BrowserGuard guard) {
    expectErrors(guard);
    Response response = look.open(page, path);
    waitUntilDrawn(page);
    return response;
  }

  /** Chromium complains of an answer that is an error; this one is meant. */
  void expectErrors(BrowserGuard guard) {
    if (status >= 400) {
      guard.expect("^console error: Failed to load resource: .* status of " + status);
    }
    if (status >= 500) {
      guard.expect("^answer " + status + ": .*" + path);
    }
  }
}
