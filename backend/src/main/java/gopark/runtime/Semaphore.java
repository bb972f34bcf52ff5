package gopark.runtime;

import gopark.program.Copies;

/** A semaphore that a program uses by itself, as the runtime does in many places. */
final class Semaphore implements Handles.Numbered {
  final int handle;
  final String name;
  final Sema sema = new Sema();

  Semaphore(int handle, String name) {
    this.handle = handle;
    this.name = name;
  }

  @Override
  public Semaphore copy(Copies copies) {
    Semaphore copy = new Semaphore(handle, name);
    copy.sema.copyFrom(sema, copies);
    return copy;
  }
}
