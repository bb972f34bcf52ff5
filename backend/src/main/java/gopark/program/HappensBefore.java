package gopark.program;

import org.jspecify.annotations.Nullable;

/**
 * A goroutine whose program looks for races for data: it is told what the runtime knows better than
 * programs, which is who met whom.
 */
public interface HappensBefore {

  /** The goroutine has been created with this number. */
  void named(int goid);

  /** The goroutine puts a value into the buffer of a channel. */
  void puts(int channel, int capacity);

  /** The goroutine takes a value from the buffer of a channel. */
  void takes(int channel, int capacity);

  /** The goroutine gives a value to one that waits at the channel, or takes one from it. */
  void meets(HappensBefore waiting, int channel, int capacity);

  /** The goroutine closes the channel. */
  void closes(int channel);

  /** The goroutine comes to know that the channel is closed. */
  void findsClosed(int channel);

  /** What the process says at its end; null if there was no race. */
  @Nullable String verdict();
}
