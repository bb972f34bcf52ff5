package gopark.runtime.model;

import gopark.program.Copies;

/** A semaphore that a program uses by itself, as the runtime does in many places. */
public final class Semaphore implements Handles.Numbered {
  public final int handle;
  public final String name;
  public final Sema sema = new Sema();

  public Semaphore(int handle, String name) {
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
