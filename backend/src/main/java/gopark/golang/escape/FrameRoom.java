package gopark.golang.escape;

import gopark.golang.type.Sizes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;

/** What a function's frame must have room for, as far as its body has been gone through. */
final class FrameRoom {
  static final int WORD = 8;

  /** All parts of a value. */
  static final int ALL = -1;

  private static final int DEFER_RECORD = 48;
  private static final int MOST_OPEN_DEFERS = 8;
  private static final int MOST_OPEN_EXITS = 15;

  private final Fn fn;

  /** The sizes of parts that may be put aside; 0 of those that have a place already. */
  private final List<Integer> sizes = new ArrayList<>();

  private final IdentityHashMap<Var, int[]> parts = new IdentityHashMap<>();
  private final IdentityHashMap<Object, Boolean> inMemory = new IdentityHashMap<>();
  private final List<int[]> ofLoops = new ArrayList<>();

  /** The parts that are needed after a call. */
  private final BitSet aside = new BitSet();

  private long memory;

  /** The bytes of values without names that wait for the end of an expression. */
  private long held;

  private long mostHeld;
  private long space;
  private boolean calls;
  private int defers;
  private int exits;
  private boolean defersInLoop;

  FrameRoom(Fn fn) {
    this.fn = fn;
  }

  /** The bytes of a call, with the place that it returns to. */
  long total() {
    long kept = memory + mostHeld;
    for (int part = aside.nextSetBit(0); part >= 0; part = aside.nextSetBit(part + 1)) {
      kept += sizes.get(part);
    }
    if (defers > 0) {
      boolean open =
          !defersInLoop && defers <= MOST_OPEN_DEFERS && defers * exits <= MOST_OPEN_EXITS;
      kept += open ? (long) defers * WORD + 1 : defersInLoop ? 0 : (long) defers * DEFER_RECORD;
    }
    long frame = ArgumentSpace.aligned(kept, WORD) + ArgumentSpace.aligned(space, WORD);
    boolean basePointer = frame > 0 || calls;
    return WORD + (basePointer ? WORD : 0) + frame;
  }

  static boolean isMoved(Var variable) {
    return variable.location != null && variable.location.escapes;
  }

  /** The parts of a variable; none if it is in memory anyway. */
  private int[] parts(Var variable) {
    int[] known = parts.get(variable);
    if (known == null) {
      known = newParts(variable);
      parts.put(variable, known);
    }
    return known;
  }

  private int[] newParts(Var variable) {
    if (isMoved(variable) || (variable.owner != fn && variable.addressTaken)) {
      return numbered(List.of(WORD));
    }
    boolean home = variable.role == Var.Role.PARAM && variable.owner == fn;
    if (variable.addressTaken || !Parts.fitsRegisters(variable.type)) {
      if (!home && variable.owner == fn) {
        memory += ArgumentSpace.aligned(Math.max(0, Sizes.of(variable.type)), WORD);
      }
      return new int[0];
    }
    List<Integer> found = Parts.of(variable.type);
    return numbered(home ? found.stream().map(_ -> 0).toList() : found);
  }

  private int[] numbered(List<Integer> bytes) {
    int[] numbers = new int[bytes.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = sizes.size();
      sizes.add(bytes.get(i));
    }
    return numbers;
  }

  void use(Var variable, int mask, BitSet live) {
    int[] numbers = parts(variable);
    for (int i = 0; i < numbers.length; i++) {
      if ((mask & (1 << i)) != 0 || isMoved(variable)) {
        live.set(numbers[i]);
      }
    }
  }

  /** A value is given to the variable: what it was before is not needed. */
  int give(Var variable, BitSet live) {
    if (isMoved(variable) || (variable.owner != fn && variable.addressTaken)) {
      use(variable, ALL, live);
      return ALL;
    }
    int[] numbers = parts(variable);
    int wanted = 0;
    for (int i = 0; i < numbers.length; i++) {
      if (live.get(numbers[i])) {
        wanted |= 1 << i;
        live.clear(numbers[i]);
      }
    }
    return numbers.length == 0 ? ALL : wanted;
  }

  /** Before the variable was made nothing of it was needed. */
  void forget(Var variable, BitSet live) {
    for (int part : parts(variable)) {
      live.clear(part);
    }
  }

  /** A value of that size is in memory of the frame. */
  void inMemory(Object what, long bytes) {
    if (bytes > 0 && inMemory.put(what, true) == null) {
      memory += ArgumentSpace.aligned(bytes, WORD);
    }
  }

  /**
   * What a loop keeps without a name: loops that do not contain each other keep it in one place.
   */
  int[] ofLoop(int depth, int words) {
    while (ofLoops.size() <= depth) {
      ofLoops.add(numbered(List.of(WORD, WORD, WORD, WORD)));
    }
    return Arrays.copyOf(ofLoops.get(depth), words);
  }

  void called(BitSet live, long bytes) {
    calls = true;
    space = Math.max(space, bytes);
    aside.or(live);
    mostHeld = Math.max(mostHeld, held);
  }

  /** A call that does not come back. */
  void ends(long bytes) {
    calls = true;
    space = Math.max(space, bytes);
  }

  /** More values wait from here on; gives how many bytes did before. */
  long hold(long bytes) {
    long before = held;
    held += bytes;
    return before;
  }

  /** So many bytes wait again. */
  void holdAgain(long bytes) {
    held = bytes;
  }

  void exits() {
    exits++;
  }

  void defers(boolean inLoop) {
    defers++;
    defersInLoop |= inLoop;
  }
}
