package gopark.golang.value;

/**
 * What work costs, in instructions, each of which takes this computer one or two nanoseconds, and a
 * goroutine a quarter of one: about what Go's own functions would take, with the same for our
 * memory, which is laid out otherwise. What works on few bytes costs nothing beside its
 * instruction.
 */
public final class Costs {
  /** Comparing or visiting an object, besides what is in it. */
  public static final long OBJECT = 8;

  /** Making an object that Go would keep within another, as an element of a slice of structs. */
  public static final long MADE = 32;

  /** Comparing two values by their type. */
  public static final long COMPARED = 4;

  /** Finding the place of a key in a map. */
  public static final long KEY = 18;

  /** An entry that a map did not have, with its share of the map's growth. */
  static final long NEW_ENTRY = 80;

  /** Making an object, besides clearing its memory. */
  public static final long ALLOCATED = 24;

  /** Dividing floats. */
  public static final long DIVIDED = 8;

  /** A panic, from its beginning to the first deferred call. */
  public static final long PANIC = 500;

  /** Looking at an entry of a map, or moving it to where it belongs. */
  static final long ENTRY = 8;

  /** Looking at an entry of a map too large for the processor's caches. */
  static final long FAR_ENTRY = 24;

  /** Comparing two elements and moving one while sorting. */
  public static final long SORTED = 8;

  /** Comparing two elements that are objects, which lie anywhere, and moving one while sorting. */
  public static final long FAR_SORTED = 16;

  /** Looking at one variable in the search for races. */
  public static final long WATCHED = 8;

  /** One frame of a stack that is walked. */
  public static final long FRAME = 4;

  /** Writing a number's digits, and making the text of them. */
  public static final long DIGITS = 48;

  /** One operand or part of a value that is formatted. */
  public static final long FORMATTED = 64;

  /** The bytes copied, cleared or compared at once, as a power of two. */
  private static final int COPIED = 4;

  private static final int HASHED = 3;

  private Costs() {}

  /** Copying, clearing or comparing bytes one after another. */
  public static long copying(long bytes) {
    return bytes >> COPIED;
  }

  /** Copying or clearing references one after another, of which the collector wants to know. */
  public static long references(long count) {
    return count;
  }

  static long hashing(long bytes) {
    return bytes >> HASHED;
  }

  /** Looking at bytes one by one. */
  public static long scanning(long bytes) {
    return bytes >> 1;
  }

  /** Looking at bytes one by one and writing others. */
  public static long writing(long bytes) {
    return 4 * bytes;
  }
}
