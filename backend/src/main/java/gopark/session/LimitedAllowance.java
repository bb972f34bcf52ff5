package gopark.session;

/** What the server's limits leave to one session. */
record LimitedAllowance(SessionLimits limits, SessionMemory.Claim memory) implements Allowance {
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
  public long bytes() {
    return limits.bytes();
  }

  @Override
  public boolean hasRoom(long bytes) {
    return memory.hasRoom(bytes);
  }

  @Override
  public boolean weighs(long bytes) {
    return memory.weighs(bytes);
  }

  @Override
  public boolean grows(long bytes) {
    return memory.grows(bytes);
  }

  @Override
  public boolean isUsedUp() {
    return memory.isUsedUp();
  }

  @Override
  public boolean isFull() {
    return memory.isFull();
  }

  @Override
  public boolean hasGrown() {
    return memory.hasGrown();
  }
}
