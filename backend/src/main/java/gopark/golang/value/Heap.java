package gopark.golang.value;

import gopark.program.GoroutineSize;
import gopark.program.ObjectCounts;
import gopark.program.SizeClasses;
import gopark.simulation.SeededRandom;

/** What all goroutines of a program share about memory. */
public final class Heap {
  /** Objects without pointers below this size share blocks of it. */
  private static final int TINY = 16;

  private static final long PART = 4_096;
  private static final int FIRST_ADDRESS = 0x10000;
  private static final int ALIGNMENT = 16;
  private static final long ARENA = 0xc000000000L;

  /** Bytes that the runtime has not been told of yet. */
  private long untold;

  /** How many of them are of goroutines: for these nobody has to help a collection. */
  private long ofGoroutines;

  /** The runtime is told of so many bytes together. */
  private long part = PART;

  /** Objects that the runtime has not been told of yet. */
  private ObjectCounts objects = new ObjectCounts();

  /** Bytes ever allocated. */
  private long allocated;

  /** Bytes ever made, in Go's measure, whether on the heap or on a stack. */
  private long made;

  /** How much of the block for small objects is in use; there is none yet. */
  private int tiny = TINY;

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

  /** An object on the heap that holds no pointers. */
  public void allocate(long bytes) {
    allocate(bytes, false);
  }

  /** An object on the heap; one without a size is always the same. */
  public void allocate(long bytes, boolean pointers) {
    if (bytes == 0) {
      return;
    }
    allocations++;
    if (bytes < TINY && !pointers) {
      allocateTiny((int) bytes);
      return;
    }
    int spanClass = SizeClasses.spanClass(bytes, pointers);
    objects.add(spanClass);
    count(SizeClasses.sizeIn(spanClass, bytes));
  }

  /**
   * What the runtime keeps of a goroutine, for as long as the process lives: it knows itself how
   * many of these there are.
   */
  public void allocateGoroutine(int minor) {
    allocations++;
    long bytes = GoroutineSize.bytes(minor);
    ofGoroutines += bytes;
    count(bytes);
  }

  private void count(long bytes) {
    untold += bytes;
    allocated += bytes;
    made += bytes;
  }

  /** Small objects without pointers share a block. */
  private void allocateTiny(int bytes) {
    int align = (bytes & 7) == 0 ? 8 : (bytes & 3) == 0 ? 4 : (bytes & 1) == 0 ? 2 : 1;
    int start = (tiny + align - 1) & -align;
    if (start + bytes <= TINY) {
      tiny = start + bytes;
      return;
    }
    objects.add(SizeClasses.spanClass(TINY, false));
    count(TINY);
    if (bytes < tiny) {
      tiny = bytes;
    }
  }

  /** Whether the runtime is to be told now of what was allocated. */
  public boolean isDue() {
    return untold >= PART || untold - ofGoroutines >= part;
  }

  /** The bytes that the runtime has not been told of, and now is. */
  public long tell() {
    long told = untold;
    untold = 0;
    ofGoroutines = 0;
    return told;
  }

  /**
   * Whether the runtime is told of each allocation by itself: as long as it marks, whoever
   * allocates may have to help it.
   */
  public void tellEach(boolean each) {
    part = each ? 1 : PART;
  }

  /** Memory that a value takes here, though with Go it would be on a stack. */
  public void make(long bytes) {
    made += bytes;
  }

  /** All that was ever made, on the heap or not. */
  public long made() {
    return made;
  }

  /** The objects that were allocated since this was asked last. */
  public ObjectCounts takeAllocated() {
    ObjectCounts taken = objects;
    objects = new ObjectCounts();
    return taken;
  }

  public long allocations() {
    return allocations;
  }

  /** Memory that only the race detector knows of. */
  public void shadow(long bytes) {
    made += bytes;
  }

  public long allocated() {
    return allocated;
  }

  /** The address of an object, which never changes. */
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

  /** A random number from 0, below the bound. */
  int below(int bound) {
    return random.below(bound);
  }

  public Heap copy() {
    Heap copy = new Heap(random.copy(), hashing.copy());
    copy.untold = untold;
    copy.ofGoroutines = ofGoroutines;
    copy.part = part;
    copy.objects = objects.copy();
    copy.allocated = allocated;
    copy.made = made;
    copy.tiny = tiny;
    copy.allocations = allocations;
    copy.next = next;
    copy.counts = counts;
    return copy;
  }
}
