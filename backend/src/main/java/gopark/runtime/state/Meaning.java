package gopark.runtime.state;

/** What a plain number or text of a record stands for, and in which unit it is. */
public enum Meaning {
  /** A goroutine's id; 0 is the runtime itself. */
  GOROUTINE(0),
  /** A machine's id. */
  MACHINE(-1),
  /** A processor's id. */
  PROCESSOR,
  /** A core's number. */
  CORE,
  /** The handle of a channel, a lock, a timer or a descriptor. */
  OBJECT(0),
  /** A moment of virtual time, in nanoseconds since the process began. */
  TIME,
  /** A stretch of virtual time, in nanoseconds. */
  DURATION,
  /** An amount of memory, in bytes. */
  BYTES,
  /** How many there are of something. */
  COUNT,
  /** A number that counts nothing: a step, a line, an exit code, a seed. */
  NUMBER,
  /** A part of a whole: 1 is all of it. */
  SHARE,
  /** Why a goroutine waits, in the words of the release that is played. */
  WAIT_REASON;

  private final long none;

  Meaning() {
    this(Means.NEVER_NOTHING);
  }

  Meaning(long none) {
    this.none = none;
  }

  /** The number that stands for nothing, or {@link Means#NEVER_NOTHING}. */
  public long none() {
    return none;
  }
}
