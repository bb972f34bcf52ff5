package gopark.load;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What became of requests, in some rounds: accepted, sent away with a word when to come again, or
 * else.
 */
final class Answers {
  private static final int BAD = 400;
  private static final int TOO_MANY = 429;
  private static final int UNAVAILABLE = 503;
  private static final double MEDIAN = 0.5;
  private static final double P99 = 0.99;

  private final List<List<Double>> acceptedMs = new ArrayList<>();
  private final Map<String, Integer> others = new TreeMap<>();
  private int tooMany;
  private int unavailable;

  Answers() {
    acceptedMs.add(new ArrayList<>());
  }

  /** What comes from now on belongs to another round. */
  synchronized void beginRound() {
    if (!acceptedMs.getLast().isEmpty()) {
      acceptedMs.add(new ArrayList<>());
    }
  }

  synchronized void add(HttpResponse<?> response, double ms) {
    int status = response.statusCode();
    if (status < BAD) {
      acceptedMs.getLast().add(ms);
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
    return acceptedMs.stream().mapToInt(List::size).sum();
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
    return quantile(MEDIAN, acceptedMs.stream().flatMap(List::stream));
  }

  /** The p99 of the round that is the middle one by it: the machine may do other things in one. */
  synchronized double p99Ms() {
    Stream<List<Double>> rounds = acceptedMs.stream().filter(round -> !round.isEmpty());
    return quantile(MEDIAN, rounds.map(round -> quantile(P99, round.stream())));
  }

  private static double quantile(double share, Stream<Double> values) {
    double[] sorted = values.mapToDouble(Double::doubleValue).sorted().toArray();
    return sorted.length == 0 ? 0 : sorted[(int) (sorted.length * share)];
  }
}
