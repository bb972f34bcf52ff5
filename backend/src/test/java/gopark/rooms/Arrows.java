package gopark.rooms;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The dependencies among some names. An arrow runs back up if its target stands above its user in
 * the best order found: by the heuristic of Eades, Lin and Smyth, then by moving single names for
 * as long as that helps. The least number possible may be smaller; without cycles it is 0.
 */
final class Arrows {
  private final Map<String, Set<String>> uses = new TreeMap<>();

  void name(String name) {
    uses.computeIfAbsent(name, n -> new TreeSet<>());
  }

  void arrow(String user, String used) {
    if (!user.equals(used)) {
      name(user);
      name(used);
      uses.getOrDefault(user, Set.of()).add(used);
    }
  }

  Set<String> names() {
    return uses.keySet();
  }

  Set<String> usedBy(String name) {
    return uses.getOrDefault(name, Set.of());
  }

  int count() {
    return uses.values().stream().mapToInt(Collection::size).sum();
  }

  int up() {
    return up(improved(greedyOrder()));
  }

  /** The longest chain of arrows that leads away from each name; circles must be gone. */
  Map<String, Integer> depths() {
    Map<String, Integer> depths = new TreeMap<>();
    uses.keySet().forEach(name -> depth(name, depths));
    return depths;
  }

  private int depth(String name, Map<String, Integer> depths) {
    Integer known = depths.get(name);
    if (known != null) {
      return known;
    }
    int depth = usedBy(name).stream().mapToInt(used -> depth(used, depths) + 1).max().orElse(0);
    depths.put(name, depth);
    return depth;
  }

  /** The arrows that no longer chain of arrows says already. */
  Arrows withoutDetours() {
    Arrows direct = new Arrows();
    uses.forEach((user, all) -> {
      direct.name(user);
      all.stream()
          .filter(used -> all.stream().noneMatch(by -> !by.equals(used) && reaches(by, used)))
          .forEach(used -> direct.arrow(user, used));
    });
    return direct;
  }

  private boolean reaches(String from, String to) {
    Set<String> seen = new HashSet<>(Set.of(from));
    Deque<String> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      for (String used : usedBy(open.pop())) {
        if (used.equals(to)) {
          return true;
        }
        if (seen.add(used)) {
          open.push(used);
        }
      }
    }
    return false;
  }

  private int up(List<String> order) {
    Map<String, Integer> place = new HashMap<>();
    order.forEach(name -> place.put(name, place.size()));
    int up = 0;
    for (Map.Entry<String, Set<String>> user : uses.entrySet()) {
      for (String used : user.getValue()) {
        if (place.getOrDefault(used, 0) < place.getOrDefault(user.getKey(), 0)) {
          up++;
        }
      }
    }
    return up;
  }

  /** The packages, users first; of a cycle, first the one that uses most beyond what uses it. */
  private List<String> greedyOrder() {
    Set<String> left = new TreeSet<>(uses.keySet());
    List<String> first = new ArrayList<>();
    List<String> last = new ArrayList<>();
    while (!left.isEmpty()) {
      String best = left.iterator().next();
      int most = Integer.MIN_VALUE;
      boolean ends = false;
      for (String name : left) {
        long out = usedBy(name).stream().filter(left::contains).count();
        long in = left.stream().filter(other -> usedBy(other).contains(name)).count();
        if (out == 0 || in == 0) {
          best = name;
          ends = out == 0;
          break;
        }
        if (out - in > most) {
          most = (int) (out - in);
          best = name;
        }
      }
      left.remove(best);
      if (ends) {
        last.addFirst(best);
      } else {
        first.add(best);
      }
    }
    first.addAll(last);
    return first;
  }

  private List<String> improved(List<String> order) {
    List<String> best = new ArrayList<>(order);
    boolean better = true;
    while (better) {
      better = false;
      for (String name : uses.keySet()) {
        better |= movedToItsBestPlace(name, best);
      }
    }
    return best;
  }

  private boolean movedToItsBestPlace(String name, List<String> order) {
    int was = order.indexOf(name);
    int[] gain = new int[order.size()];
    // Moving down past a name turns their arrows round; the sums tell each place's change.
    for (int i = was + 1; i < order.size(); i++) {
      gain[i] = gain[i - 1] + turned(name, order.get(i));
    }
    for (int i = was - 1; i >= 0; i--) {
      gain[i] = gain[i + 1] + turned(order.get(i), name);
    }
    int to = was;
    for (int i = 0; i < gain.length; i++) {
      if (gain[i] < gain[to]) {
        to = i;
      }
    }
    if (to == was) {
      return false;
    }
    order.remove(was);
    order.add(to, name);
    return true;
  }

  /** How many more arrows run up when the upper of two comes to stand below the lower. */
  private int turned(String upper, String lower) {
    return (usedBy(upper).contains(lower) ? 1 : 0) - (usedBy(lower).contains(upper) ? 1 : 0);
  }
}
