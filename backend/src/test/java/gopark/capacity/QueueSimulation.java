package gopark.capacity;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import java.util.SplittableRandom;

/**
 * Servers with cores and a line before them: sessions tell something at their own pace, and each
 * server with viewers of it computes and sends it. It knows nothing of the model's formulas.
 */
final class QueueSimulation {

  private final Costs costs;
  private final int cores;
  private final SplittableRandom random;
  private final PriorityQueue<Event> agenda = new PriorityQueue<>();
  private final List<Server> servers = new ArrayList<>();
  private double now;
  private double busySeconds;
  private long numbered;
  private final List<Double> waits = new ArrayList<>();

  private QueueSimulation(Costs costs, int servers, int cores, long seed) {
    this.costs = costs;
    this.cores = cores;
    random = new SplittableRandom(seed);
    for (int i = 0; i < servers; i++) {
      this.servers.add(new Server());
    }
  }

  /**
   * What came of it.
   *
   * @param busyCores on average, of all servers together
   * @param p99Ms from when something happens in a session until its viewers on a server have it
   */
  record Result(double busyCores, double p99Ms) {}

  /** Simulates that number of seconds of its own time. */
  static Result run(Load load, Costs costs, int servers, int cores, double seconds, long seed) {
    QueueSimulation simulation = new QueueSimulation(costs, servers, cores, seed);
    simulation.begin(load);
    simulation.play(seconds);
    return simulation.result(seconds);
  }

  private void begin(Load load) {
    double period = 1 / load.messagesPerSecond();
    int[][] viewers = new int[load.sessions()][servers.size()];
    for (int i = 0; i < load.viewers(); i++) {
      viewers[i % load.sessions()][random.nextInt(servers.size())]++;
    }
    for (int[] ofSession : viewers) {
      tell(ofSession, random.nextDouble() * period, period);
    }
    if (load.commandsPerSecond() > 0) {
      command(random.nextDouble() / load.commandsPerSecond(), 1 / load.commandsPerSecond());
    }
  }

  private void tell(int[] viewers, double at, double period) {
    at(
        at,
        () -> {
          for (int i = 0; i < viewers.length; i++) {
            if (viewers[i] > 0) {
              servers.get(i).add(costs.toldSeconds() + viewers[i] * costs.sentSeconds());
            }
          }
          tell(viewers, at + period, period);
        });
  }

  private void command(double at, double period) {
    at(
        at,
        () -> {
          servers.get(random.nextInt(servers.size())).add(costs.commandSeconds());
          command(at + period, period);
        });
  }

  private void at(double time, Runnable what) {
    agenda.add(new Event(time, numbered++, what));
  }

  private void play(double seconds) {
    Event next = agenda.poll();
    while (next != null && next.at <= seconds) {
      now = next.at;
      next.what.run();
      next = agenda.poll();
    }
  }

  private Result result(double seconds) {
    double[] sorted = waits.stream().mapToDouble(Double::doubleValue).toArray();
    Arrays.sort(sorted);
    double p99 = sorted.length == 0 ? 0 : sorted[(int) ((sorted.length - 1) * 0.99)];
    return new Result(busySeconds / seconds, p99 * 1e3);
  }

  private record Event(double at, long number, Runnable what) implements Comparable<Event> {
    @Override
    public int compareTo(Event other) {
      int byTime = Double.compare(at, other.at);
      return byTime == 0 ? Long.compare(number, other.number) : byTime;
    }
  }

  /** A piece of work, and when it came. */
  private record Work(double cameAt, double takes) {}

  private final class Server {
    private final Deque<Work> line = new ArrayDeque<>();
    private int busy;

    void add(double takes) {
      line.add(new Work(now, takes));
      next();
    }

    private void next() {
      while (busy < cores && !line.isEmpty()) {
        Work work = line.remove();
        busy++;
        busySeconds += work.takes;
        at(
            now + work.takes,
            () -> {
              busy--;
              waits.add(now - work.cameAt);
              next();
            });
      }
    }
  }
}
