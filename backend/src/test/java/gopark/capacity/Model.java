package gopark.capacity;

/**
 * How busy servers are. Each that has a viewer of a session computes it by itself, so that viewers
 * who are spread at random make more of the same work than viewers who are kept together.
 */
final class Model {

  private Model() {}

  /**
   * The number of servers that compute a session: those that at least one of its viewers came to.
   *
   * @param ways servers among which the viewers of one session are spread
   */
  static double replicas(double viewersOfEach, int ways) {
    return ways * (1 - Math.pow(1 - 1.0 / ways, viewersOfEach));
  }

  /** The cores that are busy, of all servers together. */
  static double busyCores(Load load, Costs costs, int ways) {
    double told = load.sessions() * replicas(load.viewersOfEach(), ways) * load.messagesPerSecond();
    double sent = load.viewers() * load.messagesPerSecond();
    return told * costs.toldSeconds()
        + sent * costs.sentSeconds()
        + load.commandsPerSecond() * costs.commandSeconds();
  }

  /**
   * How many servers it takes.
   *
   * @param cores of each
   * @param busy share of them that may be busy, so that nobody waits long
   * @param ways servers among which the viewers of one session are spread, at most
   */
  static int servers(Load load, Costs costs, int cores, double busy, int ways) {
    int servers = 1;
    while (busyCores(load, costs, Math.min(ways, servers)) > servers * cores * busy) {
      servers++;
    }
    return servers;
  }
}
