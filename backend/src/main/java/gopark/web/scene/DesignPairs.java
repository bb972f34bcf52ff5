package gopark.web.scene;

import gopark.runtime.event.Event;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.scene.DesignPair;
import gopark.session.MeasuredRun;
import gopark.simulation.VirtualTime;
import gopark.simulation.WorkMeter;
import gopark.trace.Divergence;
import gopark.web.document.Resources;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The pairs of designs of this server, read when they are first asked for. */
@Component
public final class DesignPairs {
  private static final String FILES = "classpath*:gopark/scene/designs/*.yaml";

  private static final MeasuredRun.Limits LIMITS =
      new MeasuredRun.Limits(200_000, 1_000_000, VirtualTime.SECOND);

  private final Map<String, Parting> partings = new ConcurrentHashMap<>();
  private @Nullable List<DesignPair> pairs;

  /**
   * Where the older design of a pair first does something else than the newer one.
   *
   * @param older what happens in the older; null: the thread does nothing more
   * @param newer what happens in the newer; null: the thread does nothing more
   */
  public record Parting(@Nullable Event older, @Nullable Event newer) {}

  /** The pairs, those with the newest designs first. */
  public synchronized List<DesignPair> all() {
    List<DesignPair> known = pairs;
    if (known == null) {
      known = read();
      pairs = known;
    }
    return known;
  }

  /** The pair of that id, or null if there is none. */
  public @Nullable DesignPair find(String id) {
    return all().stream().filter(pair -> pair.id().equals(id)).findFirst().orElse(null);
  }

  /** Where the designs of a pair part, which takes some milliseconds to find the first time. */
  public Parting parting(DesignPair pair) {
    return partings.computeIfAbsent(pair.id(), id -> parted(pair));
  }

  private static Parting parted(DesignPair pair) {
    WorkMeter work = WorkMeter.unlimited();
    MeasuredRun older = MeasuredRun.of(pair.under(pair.older()), LIMITS, work);
    MeasuredRun newer = MeasuredRun.of(pair.under(pair.newer()), LIMITS, work);
    Divergence divergence = older.divergence(newer, work);
    if (divergence == null) {
      throw new IllegalStateException("The designs of " + pair.id() + " do not part");
    }
    return new Parting(event(divergence.ofA()), event(divergence.ofB()));
  }

  private static @Nullable Event event(Divergence.@Nullable Place place) {
    return place == null ? null : place.event();
  }

  private static List<DesignPair> read() {
    List<DesignPair> pairs =
        Resources.things(FILES, tree -> DesignPair.read(tree).orThrow(), DesignPairs::file);
    List<String> order = Releases.all().stream().map(Release::name).toList();
    Comparator<DesignPair> newerFirst =
        Comparator.comparingInt(pair -> order.indexOf(pair.newer()));
    pairs.sort(newerFirst.thenComparingInt(pair -> order.indexOf(pair.older())));
    return List.copyOf(pairs);
  }

  /** What the file of a pair is called: its name has no colon. */
  private static String file(DesignPair pair) {
    return pair.id().replace(":", "to");
  }
}
