package gopark.web.stream;

import gopark.session.Moment;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The last moments that were told, by their numbers: from any of them a viewer can be led on. What
 * two moments have in common they share.
 */
final class Ring {

  private final int most;
  private final int mostWeight;
  private final List<Moment> moments = new ArrayList<>();
  private long last;
  private int weight;

  Ring(int most, int mostWeight) {
    this.most = most;
    this.mostWeight = mostWeight;
  }

  /** Keeps the next moment, and forgets the oldest if they have become too many. */
  void add(Moment moment) {
    moments.addLast(moment);
    last++;
    weight += weight(moment);
    while (moments.size() > most || (weight > mostWeight && moments.size() > 1)) {
      weight -= weight(moments.removeFirst());
    }
  }

  private static int weight(Moment moment) {
    return moment.runtime().gs().size()
        + moment.runtime().ms().size()
        + moment.runtime().ps().size();
  }

  boolean isEmpty() {
    return moments.isEmpty();
  }

  /** The number of the latest. */
  long last() {
    return last;
  }

  Moment latest() {
    return moments.getLast();
  }

  /** The moment of that number; null if it is forgotten or has never been. */
  @Nullable Moment find(long number) {
    long first = last - moments.size() + 1;
    return number < first || number > last ? null : moments.get((int) (number - first));
  }

  /** Forgets the moments; the next has the next number. */
  void clear() {
    moments.clear();
    weight = 0;
  }
}
