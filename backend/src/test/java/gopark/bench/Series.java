package gopark.bench;

import java.util.ArrayList;
import java.util.List;

/** Results of the same measurement. */
final class Series {
  private final List<Double> results = new ArrayList<>();

  void add(double result) {
    results.add(result);
  }

  double median() {
    List<Double> sorted = results.stream().sorted().toList();
    int middle = sorted.size() / 2;
    return sorted.size() % 2 == 1
        ? sorted.get(middle)
        : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
  }
}
