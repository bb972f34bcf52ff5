package gopark.runtime;

import gopark.program.Copies;
import gopark.program.Operation;
import gopark.program.Operation.SelectCase;
import gopark.program.Operation.SyncKind;
import gopark.program.Operation.SyscallKind;
import gopark.program.Outcome;
import gopark.program.Program;
import gopark.simulation.SeededRandom;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/**
 * A goroutine that does anything a goroutine can, in an order drawn from a seed. Its locks are
 * unlocked in the end; its waits for others may be in vain, so a program may well end in a
 * deadlock.
 */
final class RandomProgram implements Program {
  private static final int CHANNELS = 4;
  private static final int MUTEXES = 2;
  private static final int RW_MUTEXES = 1;
  private static final int SEMAPHORES = 1;
  private static final int GROUPS = 1;

  /** How many objects main makes before all else. */
  static final int OBJECTS = CHANNELS + MUTEXES + RW_MUTEXES + SEMAPHORES + GROUPS;

  /** What all goroutines of one program share: how many more may be made. */
  static final class Family implements Copies.Shared {
    private final int procs;
    private int birthsLeft;

    Family(int procs, int births) {
      this.procs = procs;
      birthsLeft = births;
    }

    @Override
    public Family copy(Copies copies) {
      return new Family(procs, birthsLeft);
    }
  }

  private final Family family;
  private final SeededRandom random;
  private final boolean main;
  private final ArrayDeque<Operation> planned;
  private int left;
  private boolean begun;

  private RandomProgram(
      Family family, SeededRandom random, boolean main, ArrayDeque<Operation> planned, int left) {
    this.family = family;
    this.random = random;
    this.main = main;
    this.planned = planned;
    this.left = left;
  }

  static RandomProgram main(long seed, int procs) {
    SeededRandom random = new SeededRandom(seed);
    Family family = new Family(procs, 1 + random.below(60));
    return new RandomProgram(family, random, true, new ArrayDeque<>(), 5 + random.below(40));
  }

  RandomProgram child() {
    return new RandomProgram(
        family, new SeededRandom(random.next()), false, new ArrayDeque<>(), random.below(25));
  }

  @Override
  public Operation next(Outcome outcome) {
    if (main && !begun) {
      begun = true;
      makeObjects();
    }
    while (planned.isEmpty()) {
      left--;
      if (left < 0) {
        return random.below(10) == 0 ? new Operation.Goexit() : new Operation.Return();
      }
      plan();
    }
    Operation next = planned.pollFirst();
    return next == null ? new Operation.Gosched() : next;
  }

  /** The handles are 1, 2, 3 … in this order. */
  private void makeObjects() {
    for (int i = 0; i < CHANNELS; i++) {
      planned.add(new Operation.MakeChannel(i == 0 ? 0 : random.below(3), "c" + i));
    }
    make(SyncKind.MUTEX, MUTEXES);
    make(SyncKind.RW_MUTEX, RW_MUTEXES);
    make(SyncKind.SEMAPHORE, SEMAPHORES);
    make(SyncKind.WAIT_GROUP, GROUPS);
  }

  private void make(SyncKind kind, int times) {
    for (int i = 0; i < times; i++) {
      planned.add(new Operation.MakeSync(kind, kind + " " + i));
    }
  }

  private int channel() {
    return 1 + random.below(CHANNELS);
  }

  private int mutex() {
    return 1 + CHANNELS + random.below(MUTEXES);
  }

  private int rwMutex() {
    return 1 + CHANNELS + MUTEXES;
  }

  private int semaphore() {
    return rwMutex() + RW_MUTEXES;
  }

  private int group() {
    return semaphore() + SEMAPHORES;
  }

  private void plan() {
    switch (random.below(26)) {
      case 0, 1, 2 -> birth();
      case 3, 4 -> planned.add(new Operation.Gosched());
      case 5, 6 -> planned.add(compute());
      case 7, 8 -> planned.add(new Operation.Send(channel(), left));
      case 9, 10 -> planned.add(new Operation.Receive(channel()));
      case 11 -> planned.add(select());
      case 12 -> locked(new Operation.Lock(mutex()));
      case 13 -> readLocked();
      case 14 -> writeLocked();
      case 15 -> planned.add(new Operation.Sleep(random.below(3_000_000)));
      case 16, 17 -> planned.add(syscall());
      case 18 -> planned.add(new Operation.NetworkRead(random.below(2_000_000)));
      case 19 -> semaphores();
      case 20 -> group(random.below(3));
      case 21 -> timer();
      case 22 -> planned.add(new Operation.Allocate(1 + random.below(3_000_000)));
      case 23 -> seldom();
      case 24 -> lockedThread();
      default -> planned.add(new Operation.UseStack(1 + random.below(30_000)));
    }
  }

  private void birth() {
    if (family.birthsLeft > 0) {
      family.birthsLeft--;
      planned.add(new Operation.Go(child()));
    }
  }

  private Operation compute() {
    long ns = random.below(5) == 0 ? random.below(30_000_000) : random.below(20_000);
    return new Operation.Compute(ns, random.below(3) > 0);
  }

  private Operation select() {
    List<SelectCase> cases = new ArrayList<>();
    int n = random.below(4);
    for (int i = 0; i < n; i++) {
      cases.add(new SelectCase(channel(), random.below(2) == 0, left));
    }
    return new Operation.Select(cases, n == 0 || random.below(2) == 0);
  }

  private void locked(Operation.Lock lock) {
    planned.add(lock);
    planned.add(random.below(2) == 0 ? compute() : new Operation.Gosched());
    planned.add(new Operation.Unlock(lock.mutex()));
  }

  private void readLocked() {
    planned.add(new Operation.ReadLock(rwMutex()));
    planned.add(compute());
    planned.add(new Operation.ReadUnlock(rwMutex()));
  }

  private void writeLocked() {
    planned.add(new Operation.WriteLock(rwMutex()));
    planned.add(new Operation.Gosched());
    planned.add(new Operation.WriteUnlock(rwMutex()));
  }

  private Operation syscall() {
    SyscallKind[] kinds = SyscallKind.values();
    long ns = random.below(4) == 0 ? random.below(15_000_000) : random.below(50_000);
    return new Operation.Syscall(ns, kinds[random.below(kinds.length - 1)]);
  }

  private void semaphores() {
    planned.add(new Operation.Release(semaphore()));
    planned.add(new Operation.Gosched());
    planned.add(new Operation.Acquire(semaphore()));
  }

  private void group(int waits) {
    planned.add(new Operation.AddToGroup(group(), 1));
    planned.add(compute());
    planned.add(new Operation.AddToGroup(group(), -1));
    if (waits == 0) {
      planned.add(new Operation.WaitForGroup(group()));
    }
  }

  private void timer() {
    if (family.birthsLeft > 0) {
      family.birthsLeft--;
      planned.add(new Operation.AfterFunc(random.below(2_000_000), child()));
    }
  }

  private void seldom() {
    switch (random.below(4)) {
      case 0 -> planned.add(new Operation.CollectGarbage());
      case 1 -> planned.add(new Operation.SetMaxProcs(1 + random.below(family.procs + 2)));
      case 2 -> planned.add(new Operation.ReadMemStats());
      default -> planned.add(new Operation.Print("x", false));
    }
  }

  private void lockedThread() {
    planned.add(new Operation.LockThread());
    planned.add(random.below(2) == 0 ? compute() : new Operation.Gosched());
    if (random.below(4) > 0) {
      planned.add(new Operation.UnlockThread());
    }
  }

  @Override
  public String function() {
    return main ? "main.main" : "main.child";
  }

  @Override
  public RandomProgram copy(Copies copies) {
    RandomProgram copy =
        new RandomProgram(
            copies.of(family, original -> original.copy(copies)),
            random.copy(),
            main,
            new ArrayDeque<>(),
            left);
    copy.begun = begun;
    for (Operation operation : planned) {
      copy.planned.add(
          operation instanceof Operation.Go(RandomProgram program)
              ? new Operation.Go(copies.of(program, original -> original.copy(copies)))
              : operation instanceof Operation.AfterFunc(long ns, RandomProgram program)
                  ? new Operation.AfterFunc(
                      ns, copies.of(program, original -> original.copy(copies)))
                  : operation);
    }
    return copy;
  }
}
