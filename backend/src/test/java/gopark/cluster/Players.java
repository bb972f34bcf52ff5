package gopark.cluster;

import gopark.cluster.Http.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** A player for each session, who commands it at a steady rate through the proxy. */
final class Players implements AutoCloseable {

  private static final int OK = 200;

  private final Http http;
  private final List<Game> games;
  private final long periodNs;
  private final List<Thread> threads = new ArrayList<>();
  private Map<String, Integer> counts = new TreeMap<>();
  private volatile boolean paused = true;
  private volatile boolean stopped;

  /** How many wait for an answer. */
  private int asking;

  Players(Http http, List<Game> games, double commandsPerSecond) {
    this.http = http;
    this.games = games;
    periodNs = (long) (1e9 * games.size() / commandsPerSecond);
    for (int i = 0; i < games.size(); i++) {
      int number = i;
      threads.add(Thread.ofVirtual().start(() -> play(number)));
    }
  }

  private void play(int number) {
    Game game = games.get(number);
    long next = System.nanoTime() + periodNs * number / games.size();
    while (!stopped) {
      for (long left = next - System.nanoTime(); left > 0; left = next - System.nanoTime()) {
        LockSupport.parkNanos(left);
      }
      next = Math.max(next + periodNs, System.nanoTime());
      if (begins()) {
        count(game.command(http));
      }
    }
  }

  private synchronized boolean begins() {
    if (paused) {
      return false;
    }
    asking++;
    return true;
  }

  private synchronized void count(Answer answer) {
    asking--;
    counts.merge(kind(answer.status()), 1, Integer::sum);
    notifyAll();
  }

  private static String kind(int status) {
    return switch (status) {
      case OK -> "acknowledged";
      case 409 -> "conflict";
      case 429, 503, 507 -> "refused";
      case 0, 502, 504 -> "unanswered";
      default -> Integer.toString(status);
    };
  }

  /** What became of commands since this was asked last. */
  synchronized Map<String, Integer> take() {
    Map<String, Integer> taken = counts;
    counts = new TreeMap<>();
    return taken;
  }

  /** Waits until one more command is done, and says whether that came in time. */
  synchronized boolean awaitAcknowledged(long withinNs) throws InterruptedException {
    long endNs = System.nanoTime() + withinNs;
    int before = acknowledged();
    for (long left = withinNs;
        acknowledged() == before && left > 0;
        left = endNs - System.nanoTime()) {
      TimeUnit.NANOSECONDS.timedWait(this, left);
    }
    return acknowledged() > before;
  }

  private int acknowledged() {
    return counts.getOrDefault("acknowledged", 0);
  }

  void goOn() {
    paused = false;
  }

  /** Pauses the players; no command is under way when this returns. */
  synchronized void pause() throws InterruptedException {
    paused = true;
    while (asking > 0) {
      wait();
    }
  }

  @Override
  public void close() {
    stopped = true;
    threads.forEach(LockSupport::unpark);
  }
}
