package gopark.scene;

import gopark.runtime.event.Event;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.MachineStateView;
import gopark.runtime.state.ProcessorState;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.session.Change;
import gopark.session.ScenarioRun;
import gopark.simulation.WorkMeter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** A scene from its file, played. */
final class BuiltIn {
  private static final Path FILES = Path.of("src/main/resources/gopark/scene/scenes");

  /** What was read of the files and found in it; a scene does not change. */
  private static final Map<String, SceneTemplate> TEMPLATES = new ConcurrentHashMap<>();

  private static final Map<String, Scene> SCENES = new ConcurrentHashMap<>();
  private static final Map<String, LocatedScene> LOCATED = new ConcurrentHashMap<>();

  final Scene scene;
  final LocatedScene located;
  private final ScenarioRun run;

  private BuiltIn(Scene scene) {
    this.scene = scene;
    located = located(scene);
    run = SceneLocator.scenarioRun(scene);
  }

  static List<String> ids() {
    try (Stream<Path> files = Files.list(FILES)) {
      return files
          .map(file -> file.getFileName().toString().replace(".yaml", ""))
          .sorted()
          .toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** The addresses of all scenes, with whatever may be chosen in them. */
  static List<String> addresses() {
    return ids().stream().flatMap(id -> template(id).all().stream().map(Scene::id)).toList();
  }

  static SceneTemplate template(String id) {
    return TEMPLATES.computeIfAbsent(id, name -> SceneTemplate.of(document(name)));
  }

  static Scene scene(String address) {
    SceneTemplate template = template(address.replaceFirst("~.*", ""));
    return SCENES.computeIfAbsent(
        address, where -> Objects.requireNonNullElse(template.find(where), template.usual()));
  }

  static LocatedScene located(Scene scene) {
    return LOCATED.computeIfAbsent(scene.id(), id -> SceneLocator.of(scene).orThrow());
  }

  static Map<?, ?> document(String id) {
    try {
      return new YAMLMapper().readValue(Files.readAllBytes(FILES.resolve(id + ".yaml")), Map.class);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  static BuiltIn played(String id) {
    return new BuiltIn(scene(id));
  }

  int index(String beat) {
    List<String> ids = scene.beats().stream().map(Beat::id).toList();
    int index = ids.indexOf(beat);
    if (index < 0) {
      throw new IllegalArgumentException("There is no beat " + beat + " among " + ids);
    }
    return index;
  }

  /** What is to be seen at a beat. */
  RuntimeSnapshot at(String beat) {
    return at(located.beats().get(index(beat)).step());
  }

  RuntimeSnapshot at(long step) {
    return run.at(step).runtime();
  }

  /** Whether a condition holds at a step. */
  boolean holds(String condition, long step) {
    return SceneLocator.holds(run, condition, step, WorkMeter.unlimited());
  }

  /**
   * Moments of the run that differ: its beginning, where the scene opens and ends, every beat, and
   * what comes right before and after each of them.
   */
  NavigableSet<Long> moments() {
    NavigableSet<Long> moments = new TreeSet<>(List.of(0L));
    long end = located.end().step();
    Stream.concat(Stream.of(located.open(), located.end()), located.beats().stream())
        .map(LocatedScene.Place::step)
        .flatMap(step -> Stream.of(step - 1, step, step + 1))
        .filter(step -> step >= 0 && step <= end)
        .forEach(moments::add);
    return moments;
  }

  /** What happened from where it opens to where it ends. */
  List<Event> events() {
    List<Event> events = new ArrayList<>();
    for (Change change :
        run.replay(0, located.open().step(), located.end().step(), SceneLimits.LENGTH)) {
      events.addAll(change.events());
    }
    return events;
  }

  <E extends Event> List<E> events(Class<E> type) {
    return events().stream().filter(type::isInstance).map(type::cast).toList();
  }

  static ProcessorState p(RuntimeSnapshot snapshot, int id) {
    return Objects.requireNonNull(snapshot.ps().get(id));
  }

  static MachineStateView m(RuntimeSnapshot snapshot, int id) {
    return Objects.requireNonNull(snapshot.ms().get(id));
  }

  static GoroutineState g(RuntimeSnapshot snapshot, int id) {
    return Objects.requireNonNull(snapshot.gs().get(id));
  }

  /** The names of goroutines, without their package. */
  static List<String> names(RuntimeSnapshot snapshot, List<Integer> ids) {
    return ids.stream().map(id -> g(snapshot, id).name().replaceFirst("^main\\.", "")).toList();
  }

  /** The goroutine that runs on a processor. */
  static String running(RuntimeSnapshot snapshot, int p) {
    int machine = Objects.requireNonNull(p(snapshot, p).m());
    int goid = Objects.requireNonNull(m(snapshot, machine).curg());
    return names(snapshot, List.of(goid)).getFirst();
  }
}
