package gopark.container;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.testcontainers.DockerClientFactory;

/** The engine for containers, without which some tests are skipped and say so. */
public final class Engine {

  /** Whether a test that lacks the engine fails: {@code -Dgopark.containers=needed} says so. */
  private static final boolean NEEDED = "needed".equals(System.getProperty("gopark.containers"));

  private static final String LACKS =
      "Skipped: this test needs an engine for containers, such as Docker, and none answers.";

  private Engine() {}

  /** Skips the test that asks, unless there is an engine. */
  public static void need() {
    boolean answers = DockerClientFactory.instance().isDockerAvailable();
    if (NEEDED && !answers) {
      throw new AssertionError(LACKS.replace("Skipped: this", "This"));
    }
    assumeTrue(answers, LACKS);
  }
}
