package gopark.session;

import gopark.runtime.GoRuntime;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.state.Ending;
import gopark.scenario.Scenario;
import gopark.scenario.Timed;
import gopark.scene.SceneTemplate;
import gopark.simulation.Digest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.SequencedMap;
import java.util.stream.Stream;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * Runs of every kind, always the same ones: what they do is what the engine is. Each is a digest of
 * all that was told, of the state at the end and of the words that the process ended with.
 */
final class EngineRuns {
  private static final Path SCENES = Path.of("src/main/resources/gopark/scene/scenes");
  private static final Path EXAMPLES = Path.of("src/main/resources/gopark/golang/examples");
  private static final Path CORPUS = Path.of("src/test/resources/golang/programs");
  private static final Path CONFORMANCE = Path.of("src/test/resources/conformance");

  /** The length of a run: enough to see whether it goes as before. */
  private static final long STEPS = 6_000;

  /** A scene has its point somewhere. */
  private static final long SCENE_STEPS = 40_000;

  /** One program of the corpus in four is run. */
  private static final int EACH = 4;

  private static final int SESSIONS = 40;
  private static final int COMMANDS = 40;
  private static final long NOON = 1_000_000;

  private final SequencedMap<String, String> digests = new LinkedHashMap<>();

  /** The digests by the names of the runs. */
  static SequencedMap<String, String> all() {
    EngineRuns runs = new EngineRuns();
    for (Path file : files(SCENES, ".yaml")) {
      runs.run("scene", file, scene(file), SCENE_STEPS);
    }
    for (Path file : files(EXAMPLES, ".go")) {
      runs.run("example", file, program(file, 1), STEPS);
    }
    for (Path file : files(CORPUS, ".go")) {
      int number = number(CORPUS, file);
      if (number % EACH == 0) {
        runs.run("corpus", file, program(file, number), STEPS);
      }
    }
    for (Path file : files(CONFORMANCE, ".go")) {
      runs.run("conformance", file, program(file, number(CONFORMANCE, file)), STEPS);
    }
    for (int seed = 1; seed <= SESSIONS; seed++) {
      runs.digests.put("session " + seed, session(seed));
    }
    return runs.digests;
  }

  /** A number of a file's own, so that its run stays the same when other files come and go. */
  private static int number(Path root, Path file) {
    return root.relativize(file).toString().hashCode() & 0xFFFF;
  }

  /** The scenes and examples that the server brings with it, by their names. */
  static SequencedMap<String, Scenario> shipped() {
    SequencedMap<String, Scenario> shipped = new LinkedHashMap<>();
    for (Path file : files(SCENES, ".yaml")) {
      shipped.put("scene " + file.getFileName(), scene(file));
    }
    for (Path file : files(EXAMPLES, ".go")) {
      shipped.put("example " + EXAMPLES.relativize(file), program(file, 1));
    }
    return shipped;
  }

  private static Scenario scene(Path file) {
    Map<?, ?> scene = new YAMLMapper().readValue(text(file), Map.class);
    return SceneTemplate.of(scene).usual().scenario();
  }

  private static Scenario program(Path file, long seed) {
    return Scenario.read(
            Map.of(
                "version",
                1L,
                "seed",
                seed,
                "gomaxprocs",
                1 + seed % 4,
                "program",
                Map.of("source", text(file))))
        .orThrow();
  }

  private void run(String kind, Path file, Scenario scenario, long steps) {
    Told told = new Told();
    GoRuntime runtime = scenario.start(told);
    List<Timed> commands = scenario.commands();
    int done = 0;
    do {
      while (done < commands.size() && commands.get(done).step() <= runtime.steps()) {
        told.digest.add(runtime.apply(commands.get(done).command()).toString());
        done++;
      }
    } while (runtime.steps() < steps
        && !(done == commands.size() && runtime.isAtRest())
        && runtime.step());
    String folder = String.valueOf(Objects.requireNonNull(file.getParent()).getFileName());
    digests.put(kind + " " + folder + "/" + file.getFileName(), digest(told.digest, runtime));
  }

  private static String digest(Digest digest, GoRuntime runtime) {
    Ending ending = runtime.ending();
    return digest
        .add(runtime.digest())
        .add(ending == null ? "" : ending.stderr())
        .add(runtime.races().toString())
        .toString();
  }

  /** Somebody plays, goes back, and tries another way. */
  private static String session(int seed) {
    RandomCommands commands = RandomCommands.lasting(seed);
    MemoryJournal journal = new MemoryJournal();
    Session session =
        Objects.requireNonNull(Session.create("s", commands.scenario(), "", journal, NOON));
    Digest digest = new Digest();
    long now = NOON;
    for (int i = 0; i < COMMANDS; i++) {
      now += commands.pauseMs();
      session.submit(List.of(commands.next(session.moment(now))), OptionalLong.empty(), now);
    }
    journal
        .read("s", 0, COMMANDS + 1)
        .forEach(entry -> {
          Map<String, Object> fields = new LinkedHashMap<>(entry.fields());
          fields.remove(Entries.ENGINE);
          digest.add(fields.toString());
        });
    return digest.add(session.step(now + NOON)).toString();
  }

  /** Digests what is told, by the names of kinds, so that a new kind changes nothing. */
  private static final class Told implements EventSink {
    private final Digest digest = new Digest();

    @Override
    public void step(long number, long time) {
      digest.add(number).add(time);
    }

    @Override
    public void event(EventKind kind, int rule, int m, int p, int g, long a, long b, long c) {
      digest.add(kind.name()).add(rule).add(m).add(p).add(g).add(a).add(b).add(c);
    }

    @Override
    public int text(String text) {
      digest.add(text);
      return 0;
    }
  }

  private static List<Path> files(Path root, String ending) {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(file -> file.toString().endsWith(ending))
          .sorted((one, other) -> one.toString().compareTo(other.toString()))
          .toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
