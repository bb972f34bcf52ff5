package gopark.golang.value;

import gopark.simulation.SeededRandom;

/** What all goroutines of a program share about memory. */
public final class Heap {
  private static final int FIRST_ADDRESS = 0x10000;
  private static final int ALIGNMENT = 16;
  private static final long ARENA = 0xc000000000L;

  /** Bytes that the runtime has not been told of yet. */
  public long untold;

  /** Bytes ever allocated. */
  private long allocated;

  /** How often something was allocated. */
  private long allocations;

  /** Where the next object that is asked for its address is said to be, in 16 bytes. */
  private int next = FIRST_ADDRESS / ALIGNMENT;

  private int counts;
  private final SeededRandom random;

  /** The hashes of the keys of maps. */
  final Hashing hashing;

  public Heap(SeededRandom random) {
    this(random, new Hashing(random.copy()));
  }

  private Heap(SeededRandom random, Hashing hashing) {
    this.random = random;
    this.hashing = hashing;
  }

  public void allocate(long bytes) {
    untold += bytes;
    allocations++;
    allocated += bytes;
  }

  public long allocations() {
    return allocations;
  }

  /** Memory that only those know of who look for races. */
  public void shadow(long bytes) {
    allocated += bytes;
  }

  public long allocated() {
    return allocated;
  }

  /** The same for the same object ever after. */
  public long addressOf(HeapObject object) {
    return ARENA + (long) numberOf(object) * ALIGNMENT;
  }

  int numberOf(HeapObject object) {
    Tag tag = object.tag();
    if (tag.address == 0) {
      tag.address = next;
      next += (int) Math.min(1 << 16, (object.bytes() + ALIGNMENT - 1) / ALIGNMENT + 1);
    }
    return tag.address;
  }

  /** A new count of the objects that can still be reached. */
  public Living count(Spender by) {
    return new Living(++counts, by);
  }

  /** From 0, below the bound. */
  int below(int bound) {
    return random.below(bound);
  }

  public Heap copy() {
    Heap copy = new Heap(random.copy(), hashing.copy());
    copy.untold = untold;
    copy.allocated = allocated;
    copy.allocations = allocations;
    copy.next = next;
    copy.counts = counts;
    return copy;
  }
}
