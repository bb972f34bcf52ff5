package gopark.capacity;

/**
 * What is asked of all servers together.
 *
 * @param sessions that play
 * @param viewers of all of them, spread evenly over sessions and at random over servers
 * @param messagesPerSecond of each session
 * @param commandsPerSecond in all
 */
record Load(int sessions, int viewers, double messagesPerSecond, double commandsPerSecond) {

  double viewersOfEach() {
    return (double) viewers / sessions;
  }
}
