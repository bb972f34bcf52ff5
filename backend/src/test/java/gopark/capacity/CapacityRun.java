package gopark.capacity;

import gopark.load.Report;
import gopark.tool.Tools;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Reckons how many servers a load takes, and lets a simulation of queues check it. */
@Command(
    name = "backend/capacity",
    sortOptions = false,
    description = {
      "Reckons from what was measured on one and two servers how many a load takes; prints tables"
          + " beside what a simulation of queues finds, and keeps them in"
          + " backend/target/load/capacity.md."
    })
final class CapacityRun implements Callable<Integer> {

  /** The share of a server's cores that is busy when another server is added. */
  private static final double BUSY = 0.6;

  private static final double SECONDS = 10;
  private static final double NEAR = 0.05;

  @Option(names = "--cores", description = "of each server: ${DEFAULT-VALUE}")
  private int cores = 8;

  @Option(
      names = "--told",
      description = "µs of a core for a session's message on one server: ${DEFAULT-VALUE}")
  private double told = Costs.MEASURED.told();

  @Option(
      names = "--sent",
      description = "µs of a core for that message to one viewer: ${DEFAULT-VALUE}")
  private double sent = Costs.MEASURED.sent();

  @Option(names = "--command", description = "µs of a core for a command: ${DEFAULT-VALUE}")
  private double command = Costs.MEASURED.command();

  public static void main(String[] arguments) {
    Tools.run(new CapacityRun(), arguments);
  }

  @Override
  public Integer call() {
    Path file = Tools.backend().resolve("target/load/capacity.md");
    Report report = new Report(Tools.out(), file);
    Costs costs = new Costs(told, sent, command);
    report.title("Servers of %d cores, %.0f %% of them busy".formatted(cores, 100 * BUSY));
    report.table(
        "sessions",
        "viewers",
        "commands/s",
        "spread over",
        "replicas",
        "busy cores",
        "servers",
        "simulated",
        "p99 ms");
    boolean isNear = true;
    Load class200 = new Load(200, 400, 4, 50);
    Load faculty = new Load(2_000, 10_000, 4, 400);
    Load everybody = new Load(100_000, 1_000_000, 4, 20_000);
    isNear &= row(report, class200, costs, Integer.MAX_VALUE, true);
    isNear &= row(report, faculty, costs, Integer.MAX_VALUE, true);
    isNear &= row(report, faculty, costs, 2, false);
    row(report, everybody, costs, Integer.MAX_VALUE, false);
    row(report, everybody, costs, 2, false);
    return isNear ? 0 : 1;
  }

  /** One load; whether the simulation, where it is asked, finds what the model says. */
  private boolean row(Report report, Load load, Costs costs, int ways, boolean isSimulated) {
    int servers = Model.servers(load, costs, cores, BUSY, ways);
    int spread = Math.min(ways, servers);
    double busy = Model.busyCores(load, costs, spread);
    String found = "";
    String p99 = "";
    boolean isNear = true;
    if (isSimulated) {
      QueueSimulation.Result result = QueueSimulation.run(load, costs, servers, cores, SECONDS, 1);
      found = Report.number(result.busyCores());
      p99 = Report.number(result.p99Ms());
      isNear = Math.abs(result.busyCores() / busy - 1) < NEAR;
    }
    report.row(
        Integer.toString(load.sessions()),
        Integer.toString(load.viewers()),
        Report.number(load.commandsPerSecond()),
        Integer.toString(spread),
        Report.number(Model.replicas(load.viewersOfEach(), spread)),
        Report.number(busy),
        Integer.toString(servers),
        found,
        p99);
    return isNear;
  }
}
