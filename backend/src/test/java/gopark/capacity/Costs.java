package gopark.capacity;

/**
 * What things cost a server, in microseconds of one core.
 *
 * @param told computing what happened in a session, and making one message of it
 * @param sent handing that message to one viewer
 * @param command a command, from the request to its answer
 */
record Costs(double told, double sent, double command) {

  /** As {@code backend/cluster --points} measured on two cores that had other work, too. */
  static final Costs MEASURED = new Costs(2_500, 13, 14_000);

  private static final double MICROS = 1e6;

  double toldSeconds() {
    return told / MICROS;
  }

  double sentSeconds() {
    return sent / MICROS;
  }

  double commandSeconds() {
    return command / MICROS;
  }
}
