package gopark.golang.value;

import gopark.program.Copies;

/** A value that never changes, but refers to things that do: a slice, an interface's content. */
public interface Handle extends Copies.Shared {
  @Override
  Handle copy(Copies copies);

  /** Tells of all that it refers to. */
  void reach(Living living);
}
