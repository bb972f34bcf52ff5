package gopark.web.limit;

import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What servers tell each other of what they have let in, so that a client of several servers has
 * one allowance and not one at each. Each decides by itself and at once, by what it knows; what was
 * let in elsewhere is known a moment later. While they cannot hear each other each goes on alone.
 *
 * <p>News are lines: what is limited, how much, and for whom. Of rates they tell what was taken
 * since the last news, of places all that are taken.
 */
final class SharedUse {

  /** A line that names places begins so. */
  private static final String PLACES = "=";

  private static final int PARTS = 3;

  /** More lines than these are never told or heard at a time; a flood is refused where it is. */
  private static final int MOST = 5_000;

  /** The silence after which a server has left its places. */
  private static final Duration SILENT = Duration.ofSeconds(5);

  private final Map<String, Rate<?>> rates = new HashMap<>();
  private final Map<String, Places<?>> places;
  private final TimeMeter time;
  private final Map<String, Taken> takenElsewhere = new ConcurrentHashMap<>();

  SharedUse(List<Rate<?>> rates, Map<String, Places<?>> places, TimeMeter time) {
    rates.forEach(rate -> this.rates.put(rate.name(), rate));
    this.places = new TreeMap<>(places);
    this.time = time;
  }

  /** The places at one other server, by what is limited and for whom. */
  private record Taken(long heardNs, Map<String, Map<String, Integer>> places) {}

  String news() {
    StringBuilder news = new StringBuilder();
    int[] lines = {0};
    rates.forEach((name, rate) -> rate.tell((who, count) -> add(news, lines, name, count, who)));
    places.forEach(
        (name, place) -> place.tell((who, count) -> add(news, lines, PLACES + name, count, who)));
    forgetSilent();
    return news.toString();
  }

  private static void add(
      StringBuilder news, int[] lines, String name, long count, String account) {
    if (lines[0]++ < MOST) {
      news.append(name).append(' ').append(count).append(' ').append(account).append('\n');
    }
  }

  void heard(String server, String news) {
    Map<String, Map<String, Integer>> taken = new HashMap<>();
    news.lines().limit(MOST).forEach(line -> heard(line.split(" ", PARTS), taken));
    takenElsewhere.put(server, new Taken(time.currentTimeNanos(), taken));
    sumUp();
  }

  /** What a later release may tell is passed over. */
  private void heard(String[] line, Map<String, Map<String, Integer>> taken) {
    if (line.length < PARTS) {
      return;
    }
    long count = Long.parseLong(line[1]);
    if (line[0].startsWith(PLACES)) {
      taken
          .computeIfAbsent(line[0].substring(PLACES.length()), name -> new HashMap<>())
          .put(line[2], Math.clamp(count, 0, Integer.MAX_VALUE));
    } else {
      Rate<?> rate = rates.get(line[0]);
      if (rate != null) {
        rate.hear(line[2], count);
      }
    }
  }

  private void forgetSilent() {
    long now = time.currentTimeNanos();
    if (takenElsewhere.values().removeIf(one -> now - one.heardNs > SILENT.toNanos())) {
      sumUp();
    }
  }

  /** One at a time, so that the newest sum is the one that holds. */
  private synchronized void sumUp() {
    places.forEach((name, place) -> {
      Map<String, Integer> together = new HashMap<>();
      for (Taken taken : takenElsewhere.values()) {
        taken
            .places
            .getOrDefault(name, Map.of())
            .forEach((who, count) -> together.merge(who, count, Integer::sum));
      }
      place.hear(together);
    });
  }
}
