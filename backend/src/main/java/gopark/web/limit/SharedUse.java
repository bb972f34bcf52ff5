package gopark.web.limit;

import io.github.bucket4j.TimeMeter;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What servers tell each other of what they have let in, so that a client of several servers has
 * one allowance and not one at each. Each decides by itself and at once, by what it knows; what was
 * let in elsewhere is known a moment later. While they cannot hear each other each goes on alone.
 *
 * <p>News are lines: what is limited, how much, and for whom, written so that no name can look like
 * a line. Of rates they tell what was taken since the last news, of places all that are taken. What
 * was given back after it had been told is not told: others count it for a while longer, and nobody
 * can say of a client that it has more left than it has.
 */
final class SharedUse {

  /** A line that names places begins so. */
  private static final String PLACES = "=";

  private static final int PARTS = 3;

  /** More lines than these are never told or heard at a time; a flood is refused where it is. */
  private static final int MOST = 5_000;

  /** The silence after which a server has left its places. */
  private static final Duration SILENT = Duration.ofSeconds(5);

  /** How often lines that cannot be read are mentioned in the log. */
  private static final Duration MENTIONED_EVERY = Duration.ofMinutes(1);

  private static final Logger LOG = LoggerFactory.getLogger(SharedUse.class);

  private final Map<String, Rate<?>> rates = new HashMap<>();
  private final Map<String, Places<?>> places;
  private final TimeMeter time;
  private final Map<String, Taken> takenElsewhere = new ConcurrentHashMap<>();

  /** The time from which on a line may be mentioned again. */
  private final AtomicLong mentionFromNs;

  SharedUse(List<Rate<?>> rates, Map<String, Places<?>> places, TimeMeter time) {
    rates.forEach(rate -> this.rates.put(rate.name(), rate));
    this.places = new TreeMap<>(places);
    this.time = time;
    mentionFromNs = new AtomicLong(time.currentTimeNanos());
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
    if (count > 0 && lines[0]++ < MOST) {
      news.append(name).append(' ').append(count).append(' ');
      news.append(URLEncoder.encode(account, StandardCharsets.UTF_8)).append('\n');
    }
  }

  void heard(String server, String news) {
    Map<String, Map<String, Integer>> taken = new HashMap<>();
    news.lines().limit(MOST).forEach(line -> heard(server, line, taken));
    takenElsewhere.put(server, new Taken(time.currentTimeNanos(), taken));
    sumUp();
  }

  /** A line that cannot be read is passed over alone, and so is what a later release may tell. */
  private void heard(String server, String line, Map<String, Map<String, Integer>> taken) {
    try {
      String[] parts = line.split(" ", PARTS);
      if (parts.length < PARTS) {
        throw new IllegalArgumentException("It has too few parts");
      }
      long count = Long.parseLong(parts[1]);
      if (count <= 0) {
        throw new IllegalArgumentException("Nobody has taken so few");
      }
      heard(parts[0], count, URLDecoder.decode(parts[2], StandardCharsets.UTF_8), taken);
    } catch (IllegalArgumentException unreadable) {
      mention(server, unreadable);
    }
  }

  /** More than there ever is counts as all that there is. */
  private void heard(
      String name, long count, String account, Map<String, Map<String, Integer>> taken) {
    if (!name.startsWith(PLACES)) {
      Rate<?> rate = rates.get(name);
      if (rate != null) {
        rate.hear(account, count);
      }
      return;
    }
    String limited = name.substring(PLACES.length());
    Places<?> limit = places.get(limited);
    if (limit != null) {
      taken
          .computeIfAbsent(limited, unknown -> new HashMap<>())
          .put(account, (int) Math.min(count, limit.each()));
    }
  }

  /** A server that tells nonsense does so four times a second. */
  private void mention(String server, IllegalArgumentException unreadable) {
    long now = time.currentTimeNanos();
    long from = mentionFromNs.get();
    if (now - from >= 0 && mentionFromNs.compareAndSet(from, now + MENTIONED_EVERY.toNanos())) {
      LOG.warn("A line of what the server {} has let in cannot be read", server, unreadable);
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
            .forEach((who, count) -> together.merge(who, count, SharedUse::sum));
      }
      place.hear(together);
    });
  }

  /** The sum of two counts; more than an int holds is all that it holds. */
  private static int sum(int one, int other) {
    return (int) Math.min(Integer.MAX_VALUE, (long) one + other);
  }
}
