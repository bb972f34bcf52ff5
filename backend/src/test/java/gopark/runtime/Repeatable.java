package gopark.runtime;

import gopark.trace.EventLog;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Runs of the swarm as bytes; also a program of its own, for another JVM. */
final class Repeatable {
  private static final int STEPS = 3_000;

  private Repeatable() {}

  static void main(String[] args) {
    System.out.println(digest(Integer.parseInt(args[0])));
  }

  /** The log of a whole run; every other has a learner who interferes. */
  static byte[] log(long seed) {
    EventLog log = new EventLog();
    runOn(Swarm.start(seed, log), seed % 2 == 0 ? new RandomLearner(seed) : null);
    return log.encode(0, log.size());
  }

  static void runOn(GoRuntime runtime, @Nullable RandomLearner learner) {
    while (runtime.steps() < STEPS && runtime.step()) {
      if (learner != null) {
        learner.interfere(runtime);
      }
    }
  }

  static String digest(int seeds) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (int seed = 0; seed < seeds; seed++) {
        digest.update(log(seed));
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
