package gopark;

import gopark.journal.Journal;
import java.util.function.Consumer;

/** What the sessions are kept in: how much is there, what is left, and who else has it. */
interface Storage {

  /** Where entries are written and read. */
  Journal journal();

  /** Finds out what the others tell; may wait for another machine, and is called now and then. */
  void look();

  /** How many sessions are in it. */
  long stored();

  /** How many of them have lost entries, as far as that has been found out. */
  long damaged();

  /** How many bytes it takes. */
  long bytes();

  /** How many bytes are left for it. */
  long freeBytes();

  /** How many bytes it and all else could take in all; 0 where that is not known. */
  long totalBytes();

  /** Gives back what deleted sessions have left free, as far as that is needed. */
  void compact(int maxMegabytes);

  /** Throws what keeps it from being written, if something does. */
  void checkWritable();

  /** This server has begun a session. */
  void created();

  /** This server has deleted a session. */
  void deleted();

  /** About how many bytes of this server's memory it takes to know where all entries are. */
  long memory();

  /** Whether other servers have the same sessions. */
  boolean isShared();

  /** Listens to what servers with the same storage say to each other, also to this one's words. */
  void hear(Consumer<String> told);

  /** Says something to all who listen, and keeps nothing of it. */
  void say(String text);
}
