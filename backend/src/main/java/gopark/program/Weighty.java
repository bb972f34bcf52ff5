package gopark.program;

/** A program that shares memory of its own with the others of its process. */
public interface Weighty {

  /** About how many bytes a copy of all that they share takes, with their stacks. */
  long weight();
}
