package gopark.runtime;

/** Leaving Go for the kernel and coming back. In Go: entersyscall, exitsyscall. */
final class Syscalls {
  private final Core core;

  Syscalls(Core core) {
    this.core = core;
  }
}
