package gopark.golang.escape;

import java.util.Arrays;

/**
 * Where the value of a parameter goes, each with the number of dereferences on the way: to the
 * heap, to what is changed, to what is called, to the function's results.
 */
final class Leaks {
  static final int RESULTS = 5;
  private static final int HEAP = 0;
  private static final int MUTATOR = 1;
  private static final int CALLEE = 2;
  private static final int RESULT = 3;
  private static final int NONE = -1;

  private final int[] derefs = new int[RESULT + RESULTS];

  Leaks() {
    Arrays.fill(derefs, NONE);
  }

  int heap() {
    return derefs[HEAP];
  }

  int mutator() {
    return derefs[MUTATOR];
  }

  int callee() {
    return derefs[CALLEE];
  }

  int result(int number) {
    return number < RESULTS ? derefs[RESULT + number] : NONE;
  }

  void toHeap(int count) {
    add(HEAP, count);
  }

  void toMutator(int count) {
    add(MUTATOR, count);
  }

  void toCallee(int count) {
    add(CALLEE, count);
  }

  void toResult(int number, int count) {
    if (number < RESULTS) {
      add(RESULT + number, count);
    } else {
      add(HEAP, count);
    }
  }

  private void add(int place, int count) {
    if (derefs[place] == NONE || count < derefs[place]) {
      derefs[place] = count;
    }
  }

  /** Forgets ways that are no shorter than that to the heap. */
  void optimize() {
    for (int i = 1; derefs[HEAP] != NONE && i < derefs.length; i++) {
      if (derefs[i] >= derefs[HEAP]) {
        derefs[i] = NONE;
      }
    }
  }
}
