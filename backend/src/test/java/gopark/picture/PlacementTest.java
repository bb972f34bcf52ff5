package gopark.picture;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.state.MachineStateView;
import gopark.runtime.state.ProcessorState;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.session.MergePatch;
import gopark.simulation.WorkMeter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The picture's idea of who is where, told of recorded runs. The page's {@code
 * world/placement.test.ts} tells the same worlds and reads the same files.
 */
class PlacementTest {

  /** Counts that a snapshot has got since the runs were recorded are 0; places ask for none. */
  private static final JsonMapper JSON =
      JsonMapper.builder()
          .addModule(new ToldModule())
          .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .build();

  private static final Path RECORDED = Path.of("../frontend/src/world/testdata");

  /** The distance between the worlds of a run that are compared. */
  private static final int STRIDE = 7;

  @ParameterizedTest
  @ValueSource(strings = {"go-1-24", "program", "quota", "resize-and-collection"})
  void everybodyStandsWhereThePageHasThem(String run) throws IOException {
    String told = told(Files.readString(RECORDED.resolve("runs/" + run + ".json")));
    Path golden = RECORDED.resolve("placements/" + run + ".txt");
    if ("update".equals(System.getProperty("golden"))) {
      Files.writeString(golden, told);
    }
    assertThat(told)
        .as("%s; if it is right now, write it with -Dgolden=update, and run the page's test", run)
        .isEqualTo(Files.readString(golden));
  }

  private static String told(String recording) {
    Map<?, ?> tree = JSON.readValue(recording, Map.class);
    Object world = tree.get("snapshot");
    StringBuilder told = new StringBuilder();
    int index = 0;
    tell(world, told);
    for (Object delta : (List<?>) requireNonNull(tree.get("deltas"))) {
      world = MergePatch.apply(world, ((Map<?, ?>) delta).get("patch"));
      index++;
      if (index % STRIDE == 0) {
        tell(world, told);
      }
    }
    return told.toString();
  }

  private static void tell(@Nullable Object world, StringBuilder told) {
    RuntimeSnapshot state = JSON.convertValue(ordered(world), RuntimeSnapshot.class);
    Placement placement = Placement.of(state, WorkMeter.unlimited());
    told.append("step ").append(state.step()).append('\n');
    for (String name : new TreeSet<>(placement.zones().keySet())) {
      Placement.Zone zone = placement.zone(name);
      told.append(name).append(": ").append(zone.size()).append(", ").append(zone.members());
      told.append(zone.home().equals(zone.members()) ? "" : ", home " + zone.home()).append('\n');
    }
    List<String> machines = new ArrayList<>();
    for (MachineStateView m : state.ms().values()) {
      machines.add("M" + m.id() + " " + placement.machines().get(m.id()));
    }
    told.append(String.join(", ", machines)).append('\n');
    for (ProcessorState p : state.ps().values()) {
      Placement.MachineOfProcessor found = Placement.machineOf(state, p);
      if (found != null) {
        String tie = found.tie().name().toLowerCase(Locale.ROOT);
        told.append("P" + p.id() + ": M" + found.machine().id() + " " + tie).append('\n');
      }
    }
  }

  /** A moment with ids in their order. */
  private static @Nullable Object ordered(@Nullable Object value) {
    if (!(value instanceof Map<?, ?> fields)) {
      return value;
    }
    boolean numbered = fields.keySet().stream().allMatch(key -> key.toString().matches("\\d+"));
    Map<Object, @Nullable Object> sorted =
        numbered
            ? new TreeMap<>((a, b) -> Long.compare(number(a), number(b)))
            : new TreeMap<>((a, b) -> a.toString().compareTo(b.toString()));
    fields.forEach((key, each) -> sorted.put(key, ordered(each)));
    return sorted;
  }

  private static long number(Object key) {
    return Long.parseLong(key.toString());
  }
}
