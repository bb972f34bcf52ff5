package gopark.bench;

import java.util.ArrayList;
import java.util.List;

/** Results of the same measurement. */
final class Series {
  private final List<Double> results = new ArrayList<>();

  void add(double result) {
    results.add(result);
  }

  boolean isEmpty() {
    return results.isEmpty();
  }

  double lowest() {
    return sorted().getFirst();
  }

  double highest() {
    return sorted().getLast();
  }

  double median() {
    List<Double> sorted = sorted();
    int middle = sorted.size() / 2;
    return sorted.size() % 2 == 1
        ? sorted.get(middle)
        : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
  }

  private List<Double> sorted() {
    return results.stream().sorted().toList();
  }
}
