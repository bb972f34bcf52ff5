package gopark.runtime;

/** What a running goroutine does next: its program's operations, one by one. */
final class Execution {
  private final Core core;

  Execution(Core core) {
    this.core = core;
  }
}
