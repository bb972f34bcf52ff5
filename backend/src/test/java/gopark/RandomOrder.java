package gopark;

import java.util.List;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/**
 * Shuffles test classes and their methods if {@code -Dorder=random} asks for it, and prints the
 * seed, so that {@code -Dorder.seed} can ask for the same order again.
 */
public final class RandomOrder implements LauncherSessionListener {

  private static final String SEED = "order.seed";

  private static final List<String> SEEDS =
      List.of(
          "junit.jupiter.execution.order.random.seed",
          "junit.jupiter.execution.class.order.random.seed");

  @Override
  public void launcherSessionOpened(LauncherSession session) {
    if (!"random".equals(System.getProperty("order"))) {
      return;
    }
    String seed = Long.toString(Long.getLong(SEED, System.nanoTime()));
    System.setProperty(
        "junit.jupiter.testmethod.order.default", "org.junit.jupiter.api.MethodOrderer$Random");
    System.setProperty(
        "junit.jupiter.testclass.order.default", "org.junit.jupiter.api.ClassOrderer$Random");
    SEEDS.forEach(name -> System.setProperty(name, seed));
    // All sessions in one process have the same.
    if (System.getProperty(SEED) == null) {
      System.setProperty(SEED, seed);
    }
    System.out.printf("In random order; again: mvn verify -Dorder=random -D%s=%s%n", SEED, seed);
  }
}
