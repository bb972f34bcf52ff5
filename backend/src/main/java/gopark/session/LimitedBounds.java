package gopark.session;

/** What the server's limits leave to each session. */
record LimitedBounds(SessionLimits limits, Memory memory) implements Bounds {
  @Override
  public long steps() {
    return limits.steps();
  }

  @Override
  public int goroutines() {
    return limits.goroutines();
  }

  @Override
  public int branches() {
    return limits.branches();
  }

  @Override
  public int commands() {
    return limits.commands();
  }

  @Override
  public boolean hasRoom(long bytes) {
    return memory.hasRoom(bytes);
  }

  @Override
  public void taken(long bytes) {
    memory.changed(bytes);
  }
}
