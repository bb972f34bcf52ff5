package gopark.runtime.model;

import gopark.program.HappensBefore;
import gopark.program.Program;
import gopark.program.ProgramRaces;
import org.jspecify.annotations.Nullable;

/**
 * Tells programs that look for races what channels order. In Go: race.go; chan.go, racesync and
 * racenotify.
 */
public final class Ordering {
  /** The exit status of a process in which races were found. */
  public static final int RACES_FOUND = 66;

  private Ordering() {}

  /** The goroutine as its program's search sees it; null if nothing is sought. */
  public static @Nullable HappensBefore of(@Nullable Goroutine g) {
    return g != null && g.seeksRaces ? of(g.program) : null;
  }

  /** The program as its search sees it; null if nothing is sought. */
  public static @Nullable HappensBefore of(@Nullable Program program) {
    return program instanceof ProgramRaces races ? races.happensBefore() : null;
  }

  /** The goroutine puts a value into the buffer. */
  public static void puts(@Nullable Goroutine g, Channel channel) {
    HappensBefore it = of(g);
    if (it != null) {
      it.puts(channel.handle, channel.capacity);
    }
  }

  /** The goroutine takes a value from the buffer. */
  public static void takes(Goroutine g, Channel channel) {
    HappensBefore it = of(g);
    if (it != null) {
      it.takes(channel.handle, channel.capacity);
    }
  }

  /** The goroutine meets one that waits at the channel. */
  public static void meets(@Nullable Goroutine g, Goroutine waiting, Channel channel) {
    HappensBefore it = of(g);
    if (it == null) {
      return;
    }
    HappensBefore other = of(waiting);
    if (other != null) {
      it.meets(other, channel.handle, channel.capacity);
    }
  }

  public static void closes(Goroutine g, Channel channel) {
    HappensBefore it = of(g);
    if (it != null) {
      it.closes(channel.handle);
    }
  }

  public static void findsClosed(Goroutine g, Channel channel) {
    HappensBefore it = of(g);
    if (it != null) {
      it.findsClosed(channel.handle);
    }
  }
}
