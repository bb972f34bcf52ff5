package gopark.golang.machine;

import gopark.golang.race.Races;
import gopark.golang.race.Racing;
import gopark.golang.race.Standing;
import gopark.golang.value.Costs;
import gopark.golang.value.Footprint;
import gopark.golang.value.GoPanic;
import gopark.golang.value.Heap;
import gopark.golang.value.HeapObject;
import gopark.golang.value.Living;
import gopark.golang.value.Owned;
import gopark.golang.value.Running;
import gopark.golang.value.RuntimeType;
import gopark.program.Copies;
import gopark.program.Frame;
import gopark.program.Operation;
import gopark.program.OperationCopies;
import gopark.simulation.WorkMeter;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a goroutine's instructions work on: its stack, of which every slot is a word and a reference
 * of which one is in use. Slot s of the running function is {@code words[base + s]} or {@code
 * refs[base + s]}. Below a call's slots, at {@code words[base - 1]}, is its link: where to go on
 * when it returns, and the base of its caller.
 */
public final class Fiber implements Standing, Running {
  static final int FIRST_BASE = 1;
  private static final int PC_SHIFT = 32;

  /** About what the objects take that every goroutine of a program has; measured. */
  private static final long OWN_BYTES = 350;

  /** Marks the link of a call; the base of a caller is never so large. */
  private static final long MARK = 1L << 31;

  private static final int LARGE = 4096;

  /** The most bytes of a text or a slice that has room on the stack if it does not escape. */
  public static final int SHORT = 32;

  /** The slots that most calls take at least. */
  private static final int FRAME_SLOTS = 4;

  public long[] words;
  public @Nullable Object[] refs;
  public int base = FIRST_BASE;

  /** Instructions left until the goroutine lets the time be counted. */
  public long left;

  /** What was left when work was last reported to the computer. */
  private long reported;

  public final World world;

  /** What the goroutine asks for when an instruction waits. */
  public @Nullable Operation operation;

  /** Where the arguments of the native function that runs are. */
  int arguments;

  /** Calls whose slots end beyond this must ask for a larger stack. */
  int limit;

  /** Where a call's slots would end that waits for a larger stack; 0 if none does. */
  int wanted;

  /** The function whose call waits for it; null if none does, or one in the place of a call. */
  @Nullable Code callee;

  /** The function that has found the stack to be full as its call began; null if none has. */
  @Nullable Code entered;

  /** The base of its call. */
  int enteredBase;

  /** Calls that would be in progress, too, if there were memory for as many as Go has. */
  long unshownCalls;

  /** Whether a function was called since the time was last counted. */
  boolean called;

  /** Where it stands while it waits. */
  int pc;

  /** Deferred calls of all functions in progress, the newest first. */
  @Nullable Deferred defers;

  /** Panics in progress, the newest first. */
  @Nullable Panicking panicking;

  /** Which of its world's it is, from 1 on in the order in which they were made. */
  public int id;

  /** How far it is with the use of a map that others use, too; 0 if it uses none. */
  public int mapUse;

  /** Whether the time that has passed for it is counted to the nanosecond at its next pause. */
  boolean exact;

  /** The fiber's index among the fibers of its world; −1 before it begins. */
  int number = -1;

  /** How many of the panics have been asked what they say, as the goroutine ends with them. */
  int printed;

  /** The fiber as the race detector sees it; null without one. */
  @Nullable Racing racing;

  /** What it has asked for and waits for, as far as that is of interest to them. */
  @Nullable Operation asked;

  /** Whether it waits for a race to be reported. */
  boolean reports;

  Fiber(World world, int slots) {
    this.world = world;
    words = new long[slots];
    refs = new Object[slots];
    limit = slots;
  }

  // ---- time

  /** Whether there is time left for that number of instructions, which are counted. */
  @Override
  public boolean spend(long instructions) {
    left -= instructions;
    if (reported - left >= WorkMeter.PIECE) {
      report();
    }
    return left >= 0;
  }

  /** Tells the computer what was done since it was last told. */
  void report() {
    long done = reported - left;
    reported = left;
    world.work.spend(done);
  }

  /** Gives the fiber time for this many instructions. */
  void refill(long instructions) {
    left = instructions;
    reported = instructions;
  }

  /** What an instruction gives that pauses so that time is counted; then it is resumed. */
  public int outOfTime() {
    operation = null;
    return Instruction.WAIT;
  }

  /** Pauses as {@link #outOfTime()} does; the time of all that was done has passed on resuming. */
  public int passTime() {
    exact = true;
    return outOfTime();
  }

  /** What an instruction gives that asks for something; then it is resumed. */
  public int wait(Operation asked) {
    operation = asked;
    return Instruction.WAIT;
  }

  // ---- memory

  @Override
  public Heap heap() {
    return world.heap;
  }

  /**
   * Ends the program if that much of our memory is not left for it: to be asked before anything is
   * made that may be large.
   */
  @Override
  public void reserve(long bytes) {
    if (bytes >= LARGE && !world.mayHave(bytes, this)) {
      throw GoPanic.outOfMemory();
    }
  }

  /** Reserves memory as {@link #reserve(long)} does, for {@code count} values of a type. */
  public void reserve(RuntimeType type, long count) {
    long each = type.footprint();
    if (count > 0 && each > Long.MAX_VALUE / count) {
      throw GoPanic.outOfMemory();
    }
    reserve(each * count);
  }

  /** The zero value of a type whose values are references; of structs and arrays a new one. */
  public @Nullable Object zero(RuntimeType type) {
    if (type.isOwned()) {
      reserve(type, 1);
    }
    return type.zeroRef(this);
  }

  /** A copy of what only one variable may own. */
  public Object copy(RuntimeType type, @Nullable Object value) {
    reserve(type, 1);
    return Owned.copy(value, this);
  }

  /** Counts memory that is allocated. */
  public void allocate(long bytes) {
    world.heap.allocate(bytes);
  }

  /** Counts memory, perhaps much. The instruction gives what this gives, and is done. */
  public int allocated(long bytes, boolean pointers, int pc) {
    world.heap.allocate(bytes, pointers);
    spend(Costs.ALLOCATED);
    return told(pc);
  }

  /** What an instruction gives that may have allocated, and is done. */
  public int told(int pc) {
    return world.heap.isDue() ? outOfTime() : pc + 1;
  }

  /** Counts memory that only Go's stack would take. The instruction gives what this gives. */
  public int made(long bytes, int pc) {
    world.heap.make(bytes);
    return bytes < LARGE ? pc + 1 : outOfTime();
  }

  /** Counts memory that is on the heap or not. The instruction gives what this gives. */
  public int counted(Allocation allocation, int pc) {
    return allocation.heap()
        ? allocated(allocation.bytes(), allocation.pointers(), pc)
        : made(allocation.bytes(), pc);
  }

  /** Counts text for which a stack has room if it is short. */
  public int countedText(long bytes, boolean heap, int pc) {
    return heap || bytes > SHORT ? allocated(bytes, false, pc) : made(bytes, pc);
  }

  // ---- calls

  static long link(int pc, int base) {
    return (long) pc << PC_SHIFT | base;
  }

  static int pcOf(long link) {
    return (int) (link >>> PC_SHIFT);
  }

  static int baseOf(long link) {
    return (int) link & Integer.MAX_VALUE;
  }

  /** Marks the call with that base until it returns. */
  void mark(int base) {
    words[base - 1] |= MARK;
  }

  boolean isMarked(int base) {
    return (words[base - 1] & MARK) != 0;
  }

  /** A call begins, if the time and the stack allow. Gives the pc to go on at, or WAIT. */
  int call(Code code, int newBase, int returnPc) {
    if ((left -= code.cost) < 0 || newBase + code.slots > limit) {
      return pauseBeforeCall(newBase + code.slots, code);
    }
    enter(code, newBase, returnPc);
    return code.start;
  }

  /** A call that was put off goes on: the stack is large enough now. */
  int callAfterPause(Code code, int newBase, int returnPc) {
    if (newBase + code.slots > limit) {
      return pauseBeforeCall(newBase + code.slots, code);
    }
    entered = null;
    enter(code, newBase, returnPc);
    return code.start;
  }

  /** Does at the place of a call what is called there. */
  int replaceCall(Code code, int newBase, int returnPc) {
    if ((left -= code.costInPlace) < 0) {
      return pauseBeforeCall(newBase + code.slots, null);
    }
    return replaceCallAfterPause(code, newBase, returnPc);
  }

  int replaceCallAfterPause(Code code, int newBase, int returnPc) {
    if (newBase + code.slots > limit) {
      return pauseBeforeCall(newBase + code.slots, null);
    }
    boolean before = called;
    enter(code, newBase, returnPc);
    called = before || code.loops;
    return code.start;
  }

  private int pauseBeforeCall(int end, @Nullable Code code) {
    if (end > limit) {
      wanted = end;
      callee = code == null || code.inlined ? null : code;
    }
    return outOfTime();
  }

  void enter(Code code, int newBase, int returnPc) {
    words[newBase - 1] = link(returnPc, base);
    base = newBase;
    called |= code.prologue;
  }

  /** Makes room up to that slot, without asking; the runtime is told later. */
  void makeRoom(int end) {
    if (end > words.length) {
      int size = Math.max(end, 2 * words.length);
      world.work.spend(Costs.copying(2L * Long.BYTES * size));
      words = Arrays.copyOf(words, size);
      refs = Arrays.copyOf(refs, size);
    }
    limit = Math.max(limit, end);
  }

  boolean hasBegun() {
    return number >= 0;
  }

  /** Where the slots of the running function end, which is the first free one. */
  int top(int at) {
    return base + world.image.codeAt(at).slots;
  }

  /** Takes everything from another fiber, whose world's copy this one's is. */
  void copyFrom(Fiber original, Copies copies) {
    copies.spend(original.words.length);
    words = original.words.clone();
    refs = new Object[original.refs.length];
    base = original.base;
    left = original.left;
    reported = original.reported;
    Operation asked = original.operation;
    operation = asked == null ? null : OperationCopies.copyOf(copies, asked);
    arguments = original.arguments;
    limit = original.limit;
    wanted = original.wanted;
    callee = original.callee;
    entered = original.entered;
    enteredBase = original.enteredBase;
    unshownCalls = original.unshownCalls;
    called = original.called;
    pc = original.pc;
    id = original.id;
    mapUse = original.mapUse;
    exact = original.exact;
    printed = original.printed;
    reports = original.reports;
    Races races = world.races;
    Racing known = original.racing;
    racing = races == null || known == null ? null : known.copy(races, this);
    copies.later(() -> {
      Operation waitsFor = original.asked;
      this.asked = waitsFor == null ? null : OperationCopies.copyOf(copies, waitsFor);
      HeapObject.copyAll(original.refs, refs, refs.length, copies);
      defers = Deferred.copyOf(original.defers, copies);
      panicking = Panicking.copyOf(original.panicking, copies);
    });
  }

  /** About how many bytes it takes here: its stack, and what counts and runs for it. */
  long footprint() {
    return OWN_BYTES + Footprint.words(words.length) + Footprint.refs(refs.length);
  }

  /** Tells what it can reach. */
  void reach(Living living) {
    living.all(refs, refs.length);
    Deferred.reach(defers, living);
    Panicking.reach(panicking, living);
  }

  /** Tells what its calls in progress can reach, without what earlier ones have left behind. */
  void reachFromCalls(Living living) {
    living.all(refs, Math.min(refs.length, top(pc)));
    Deferred.reach(defers, living);
    Panicking.reach(panicking, living);
  }

  // ---- maps

  /** Whether what others do at the same time matters to the code that stands there. */
  public boolean isParallel(int at) {
    return world.processors > 1 && WatchedImage.worksForUser(world.image.codeAt(at));
  }

  // ---- races

  @Override
  public int[] stack() {
    return new Inspection(this).pcs();
  }

  @Override
  public boolean isInFile() {
    return world.image.codeAt(pc).file.startsWith("os/");
  }

  @Override
  public void remembers(long bytes) {
    world.heap.shadow(bytes);
  }

  @Override
  public long addressOf(HeapObject object) {
    return world.heap.addressOf(object);
  }

  // ---- for native functions

  /** The calls in progress, innermost first, without the native function itself. */
  public List<Frame> frames() {
    spend(Costs.FRAME * base / FRAME_SLOTS);
    return new Inspection(this).frames();
  }

  /** What a native function gives that writes these bytes. */
  public Operation print(String bytes, boolean toStderr) {
    return world.output.write(bytes, toStderr, false, this);
  }

  /** Has the runtime itself write the bytes to standard error. */
  Operation printRaw(String bytes) {
    return world.output.write(bytes, true, true, this);
  }

  public long word(int place) {
    return words[arguments + place];
  }

  public @Nullable Object ref(int place) {
    return refs[arguments + place];
  }

  /** A string argument. */
  public String text(int place) {
    Object text = refs[arguments + place];
    return text == null ? "" : (String) text;
  }

  public double number(int place) {
    return Double.longBitsToDouble(words[arguments + place]);
  }

  public boolean flag(int place) {
    return words[arguments + place] != 0;
  }

  public void setWord(int place, long value) {
    words[arguments + place] = value;
  }

  public void setRef(int place, @Nullable Object value) {
    refs[arguments + place] = value;
  }

  public void setNumber(int place, double value) {
    words[arguments + place] = Double.doubleToRawLongBits(value);
  }

  public void setFlag(int place, boolean value) {
    words[arguments + place] = value ? 1 : 0;
  }
}
