package gopark.program;

import org.jspecify.annotations.Nullable;

/**
 * A goroutine whose program looks for races for data: it is told what the runtime knows better than
 * programs, which is who met whom.
 */
public interface HappensBefore {

  /** It has been created and is called by this number. */
  void named(int goid);

  /** It puts a value into the buffer of a channel. */
  void puts(int channel, int capacity);

  /** It takes a value from the buffer of a channel. */
  void takes(int channel, int capacity);

  /** It gives a value to one that waits at the channel, or takes one from it. */
  void meets(HappensBefore waiting, int channel, int capacity);

  /** It closes the channel. */
  void closes(int channel);

  /** It comes to know that the channel is closed. */
  void findsClosed(int channel);

  /** What the process says at its end; null if there was no race. */
  @Nullable String verdict();
}
