package gopark.command;

import java.util.List;

/**
 * The command was done, or ordered.
 *
 * @param created ids of the new goroutines; empty if one that does not run is to start them later
 */
public record Applied(List<Integer> created) implements Answer {
  /** Done, and nobody is new. */
  public static final Applied DONE = new Applied(List.of());

  public Applied {
    created = List.copyOf(created);
  }
}
