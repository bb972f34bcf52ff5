package gopark.load;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What became of requests: accepted, sent away with a word when to come again, or else. */
final class Answers {
  private static final int BAD = 400;
  private static final int TOO_MANY = 429;
  private static final int UNAVAILABLE = 503;
  private static final double MEDIAN = 0.5;
  private static final double P99 = 0.99;

  private final List<Double> acceptedMs = new ArrayList<>();
  private final Map<String, Integer> others = new TreeMap<>();
  private int tooMany;
  private int unavailable;

  synchronized void add(HttpResponse<?> response, double ms) {
    int status = response.statusCode();
    if (status < BAD) {
      acceptedMs.add(ms);
      return;
    }
    boolean isTold = response.headers().firstValue("Retry-After").isPresent();
    if (status == TOO_MANY && isTold) {
      tooMany++;
    } else if (status == UNAVAILABLE && isTold) {
      unavailable++;
    } else {
      others.merge(status + (isTold ? "" : " without Retry-After"), 1, Integer::sum);
    }
  }

  synchronized void failed(Throwable failure) {
    others.merge(failure.toString(), 1, Integer::sum);
  }

  synchronized int accepted() {
    return acceptedMs.size();
  }

  /** The number of answers 429 that said when to come again. */
  synchronized int tooMany() {
    return tooMany;
  }

  /** The number of answers 503 that said when to come again. */
  synchronized int unavailable() {
    return unavailable;
  }

  synchronized int refused() {
    return tooMany + unavailable;
  }

  /** Whatever is none of these, and how often. */
  synchronized Map<String, Integer> others() {
    return new TreeMap<>(others);
  }

  synchronized double medianMs() {
    return quantile(MEDIAN);
  }

  synchronized double p99Ms() {
    return quantile(P99);
  }

  private double quantile(double share) {
    double[] sorted = acceptedMs.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    return sorted.length == 0 ? 0 : sorted[(int) (sorted.length * share)];
  }
}
