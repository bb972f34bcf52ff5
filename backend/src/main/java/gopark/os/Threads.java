package gopark.os;

import java.util.Arrays;

/** What the kernel knows of each thread. */
final class Threads {
  static final int NO_CORE = -1;

  private static final int FIRST_CAPACITY = 8;

  private int count;
  ThreadState[] state = new ThreadState[FIRST_CAPACITY];

  /** The core that each thread is on. */
  int[] core = new int[FIRST_CAPACITY];

  /** The core that each thread had when it last had one. */
  int[] lastCore = new int[FIRST_CAPACITY];

  /** What a waiting thread has yet to do. */
  long[] left = new long[FIRST_CAPACITY];

  /** When the switch to it is paid and its own work goes on, of a thread on a core. */
  long[] workFrom = new long[FIRST_CAPACITY];

  /** When it got its core, as far as its core time has not been counted. */
  private long[] uncountedFrom = new long[FIRST_CAPACITY];

  private long[] cpuNs = new long[FIRST_CAPACITY];
  private long[] switches = new long[FIRST_CAPACITY];

  Threads copy() {
    Threads copy = new Threads();
    copy.count = count;
    copy.state = state.clone();
    copy.core = core.clone();
    copy.lastCore = lastCore.clone();
    copy.left = left.clone();
    copy.workFrom = workFrom.clone();
    copy.uncountedFrom = uncountedFrom.clone();
    copy.cpuNs = cpuNs.clone();
    copy.switches = switches.clone();
    return copy;
  }

  int count() {
    return count;
  }

  int create() {
    if (count == core.length) {
      grow();
    }
    state[count] = ThreadState.ASLEEP;
    core[count] = NO_CORE;
    lastCore[count] = NO_CORE;
    return count++;
  }

  void getsCore(int thread, int given, long now) {
    state[thread] = ThreadState.ON_CORE;
    core[thread] = given;
    lastCore[thread] = given;
    uncountedFrom[thread] = now;
    switches[thread]++;
  }

  void losesCore(int thread, long now) {
    core[thread] = NO_CORE;
    cpuNs[thread] += now - uncountedFrom[thread];
  }

  long cpuNs(int thread, long now) {
    return cpuNs[thread] + (core[thread] == NO_CORE ? 0 : now - uncountedFrom[thread]);
  }

  long switches(int thread) {
    return switches[thread];
  }

  private void grow() {
    int capacity = count * 2;
    state = Arrays.copyOf(state, capacity);
    core = Arrays.copyOf(core, capacity);
    lastCore = Arrays.copyOf(lastCore, capacity);
    left = Arrays.copyOf(left, capacity);
    workFrom = Arrays.copyOf(workFrom, capacity);
    uncountedFrom = Arrays.copyOf(uncountedFrom, capacity);
    cpuNs = Arrays.copyOf(cpuNs, capacity);
    switches = Arrays.copyOf(switches, capacity);
  }
}
