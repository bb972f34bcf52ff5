package gopark.browser.play;

import static java.util.Objects.requireNonNull;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What every view of the playground shows of one moment, read from what is drawn: who is where, in
 * which order, and how many.
 *
 * @param step the moment
 * @param views by name: who is in each place, in order
 * @param counts by place: how many each view says that there are
 * @param inspected the goroutine that was chosen, and where the inspector has it; empty: none was
 * @param log what the log has last, and where that leaves its goroutine; empty: nothing
 */
record Views(
    int step,
    Map<String, Map<String, List<String>>> views,
    Map<String, Map<String, String>> counts,
    List<String> inspected,
    List<String> log) {

  /** Goes to a step of the session in sight, chooses one of the goroutines, and reads. */
  static Views at(Page page, int step, int choice) {
    page.evaluate(Reading.GO, step);
    Map<String, Object> read =
        Snapshot.object(page.evaluate(Reading.READ, Map.of("step", step, "choice", choice)));
    Map<String, Map<String, List<String>>> views = new LinkedHashMap<>();
    Snapshot.object(read.get("views"))
        .forEach((view, marks) -> views.put(view, places(Snapshot.objects(marks))));
    Map<String, Map<String, String>> counts = new TreeMap<>();
    for (Map<String, Object> count : Snapshot.objects(read.get("counts"))) {
      counts
          .computeIfAbsent(String.valueOf(count.get("place")), _ -> new TreeMap<>())
          .put(String.valueOf(count.get("view")), String.valueOf(count.get("count")));
    }
    return new Views(step, views, counts, texts(read.get("inspected")), texts(read.get("log")));
  }

  private static List<String> texts(@Nullable Object list) {
    List<String> texts = new ArrayList<>();
    ((Iterable<?>) requireNonNull(list)).forEach(text -> texts.add(String.valueOf(text)));
    return texts;
  }

  private static Map<String, List<String>> places(List<Map<String, Object>> marks) {
    Map<String, List<String>> places = new TreeMap<>();
    for (Map<String, Object> mark : marks) {
      String place = String.valueOf(mark.get("place"));
      places.computeIfAbsent(place, _ -> new ArrayList<>()).add(String.valueOf(mark.get("key")));
    }
    return places;
  }

  /** What does not agree, in words. */
  List<String> contradictions() {
    List<String> found = new ArrayList<>();
    List<String> names = List.copyOf(views.keySet());
    for (String name : names) {
      twice(name, found);
    }
    for (int i = 0; i < names.size(); i++) {
      for (String other : names.subList(i + 1, names.size())) {
        placesDiffer(names.get(i), other, found);
        ordersDiffer(names.get(i), other, found);
      }
    }
    counts.forEach((place, told) -> {
      if (new HashSet<>(told.values()).size() > 1) {
        found.add("%s has as many as %s".formatted(place, told));
      }
    });
    inspectorDiffers(found);
    logDiffers(found);
    return found;
  }

  /** How much there was to compare. */
  Map<String, Integer> told() {
    Map<String, Integer> told = new TreeMap<>();
    views.forEach((view, places) ->
        places.values().stream()
            .flatMap(List::stream)
            .forEach(key -> told.merge(view + " " + key.charAt(0), 1, Integer::sum)));
    told.put("counts", counts.size());
    told.put("inspected", inspected.isEmpty() ? 0 : 1);
    told.put("log", log.isEmpty() ? 0 : 1);
    return told;
  }

  private Map<String, Set<String>> placesOf(String view) {
    Map<String, Set<String>> placesOf = new TreeMap<>();
    views
        .getOrDefault(view, Map.of())
        .forEach((place, keys) ->
            keys.forEach(key -> placesOf.computeIfAbsent(key, _ -> new TreeSet<>()).add(place)));
    return placesOf;
  }

  private void twice(String view, List<String> found) {
    placesOf(view)
        .forEach((key, places) -> {
          if (places.size() > 1) {
            found.add("%s has %s in %s".formatted(view, key, places));
          }
        });
  }

  private void placesDiffer(String one, String other, List<String> found) {
    Map<String, Set<String>> there = placesOf(other);
    placesOf(one)
        .forEach((key, places) -> {
          Set<String> others = there.getOrDefault(key, places);
          if (!others.containsAll(places) && !places.containsAll(others)) {
            found.add(
                "%s is in %s for %s and in %s for %s".formatted(key, places, one, others, other));
          }
        });
  }

  /** Views name some of a long queue, each others; the first is named by all. */
  private void ordersDiffer(String one, String other, List<String> found) {
    views
        .getOrDefault(one, Map.of())
        .forEach((place, keys) -> {
          List<String> those = views.getOrDefault(other, Map.of()).get(place);
          if (those == null || place.equals("gFree") || place.startsWith("reason ")) {
            return;
          }
          List<String> common = shared(keys, those);
          List<String> same = shared(those, keys);
          boolean firstsDiffer =
              place.contains("runq") && !keys.getFirst().equals(those.getFirst());
          if (!common.equals(same) || firstsDiffer) {
            found.add("%s: %s for %s, %s for %s".formatted(place, keys, one, those, other));
          }
        });
  }

  /** The goroutines of a list that are in another, too, then the list's machines. */
  private static List<String> shared(List<String> keys, List<String> others) {
    List<String> shared = new ArrayList<>(keys);
    shared.retainAll(others);
    shared.sort(Comparator.comparingInt(key -> key.charAt(0)));
    return shared;
  }

  private void inspectorDiffers(List<String> found) {
    if (!inspected.isEmpty()) {
      Set<String> places = placesOf("board").getOrDefault(inspected.get(0), Set.of());
      if (!places.contains(inspected.get(1))) {
        found.add(
            "%s is in %s, and the inspector has %s"
                .formatted(inspected.get(0), places, inspected.get(1)));
      }
    }
  }

  /** The event that the log has last brought its goroutine somewhere. */
  private void logDiffers(List<String> found) {
    if (!log.isEmpty()) {
      for (String view : views.keySet()) {
        Set<String> places = placesOf(view).getOrDefault(log.get(0), Set.of(log.get(1)));
        if (!places.contains(log.get(1))) {
          found.add(
              "the log leaves %s in %s, and %s has it in %s"
                  .formatted(log.get(0), log.get(1), view, places));
        }
      }
    }
  }
}
