package gopark.web.work;

/** The kinds of work that may take seconds. None waits behind another. */
public enum LongWork {
  /** Programs are run to their end, or compared. */
  PROGRAM,
  /** A client's scene is played, or one of ours with what a client did in it. */
  SCENE,
  /** An exam is made or marked. */
  EXAM,
  /** Frames of an animation are drawn. */
  ANIMATION,
  /** A session is made that does not stand at its start. */
  SESSION,
  /** A large answer is compressed. */
  PACKING
}
