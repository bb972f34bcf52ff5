package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * A change of what runs do must raise {@link Engine#ID}, because sessions are stored as the
 * commands they were given, not as their results.
 */
class EngineTest {
  private static final Path GOLDEN = Path.of("src/test/resources/engine/runs.txt");
  private static final String ENGINE = "engine ";
  private static final String SEPARATOR = ": ";
  private static final String MEND = "mvn test -Dtest=EngineTest -Dengine=write";
  private static final int NAMED = 12;

  /** What was written of an engine: its id, and a digest of each run. */
  private record Golden(String engine, SequencedMap<String, String> runs) {

    static Golden read() throws IOException {
      String engine = "";
      SequencedMap<String, String> runs = new LinkedHashMap<>();
      for (String line : Files.exists(GOLDEN) ? Files.readAllLines(GOLDEN) : List.<String>of()) {
        if (line.startsWith(ENGINE)) {
          engine = line.substring(ENGINE.length());
        } else {
          int at = line.lastIndexOf(SEPARATOR);
          runs.put(line.substring(0, at), line.substring(at + SEPARATOR.length()));
        }
      }
      return new Golden(engine, runs);
    }

    void write() throws IOException {
      List<String> lines = new ArrayList<>(List.of(ENGINE + engine));
      runs.forEach((name, digest) -> lines.add(name + SEPARATOR + digest));
      Files.createDirectories(GOLDEN.getParent());
      Files.write(GOLDEN, lines);
    }
  }

  @Test
  void aChangeOfWhatRunsDoRaisesTheEngine() throws IOException {
    Golden golden = Golden.read();
    Golden now = new Golden(Engine.ID, EngineRuns.all());
    String wrong = complaint(golden, now);
    if (wrong != null && "write".equals(System.getProperty("engine")) && mayWrite(golden, now)) {
      now.write();
    } else if (wrong != null) {
      fail(wrong);
    }
  }

  /** Runs that are new may be written under the same engine, others not. */
  private static boolean mayWrite(Golden golden, Golden now) {
    return !golden.engine.equals(now.engine) || changed(golden, now).isEmpty();
  }

  private static @Nullable String complaint(Golden golden, Golden now) {
    List<String> changed = changed(golden, now);
    if (golden.engine.equals(now.engine) && !changed.isEmpty()) {
      return "%d of %d runs do something else than before, and the engine is still %s: %s.\n"
              .formatted(
                  changed.size(),
                  now.runs.size(),
                  now.engine,
                  String.join(", ", changed.subList(0, Math.min(NAMED, changed.size()))))
          + "If that is meant, raise Engine.ID in src/main/java/gopark/session/Engine.java, so that"
          + " stored sessions are not taken for what they would be now, and then: "
          + MEND
          + "\n(If no server has ever stored a session of engine "
          + now.engine
          + ", delete "
          + GOLDEN
          + " in place of raising it.)";
    }
    return golden.equals(now)
        ? null
        : "What is written of the engine's runs is not of this engine, or not of these runs. Then: "
            + MEND;
  }

  private static List<String> changed(Golden golden, Golden now) {
    List<String> changed = new ArrayList<>();
    for (String name : new TreeSet<>(golden.runs.keySet())) {
      String digest = now.runs.get(name);
      if (digest != null && !digest.equals(golden.runs.get(name))) {
        changed.add(name);
      }
    }
    return changed;
  }

  @Test
  void aRunThatDiffersIsNamedUnlessTheEngineWasRaised() {
    Golden before = new Golden("7", runs(Map.of("a", "1", "b", "2")));
    Golden after = new Golden("7", runs(Map.of("a", "1", "b", "3")));
    Golden raised = new Golden("8", runs(Map.of("a", "1", "b", "3")));
    Golden more = new Golden("7", runs(Map.of("a", "1", "b", "2", "c", "4")));

    assertThat(complaint(before, before)).isNull();
    assertThat(complaint(before, after)).contains("1 of 2 runs", ": b.", "Engine.ID", MEND);
    assertThat(mayWrite(before, after)).isFalse();
    assertThat(complaint(before, raised)).contains(MEND);
    assertThat(mayWrite(before, raised)).isTrue();
    assertThat(complaint(before, more)).contains(MEND);
    assertThat(mayWrite(before, more)).isTrue();
  }

  private static SequencedMap<String, String> runs(Map<String, String> runs) {
    return new LinkedHashMap<>(runs);
  }
}
