package gopark.golang.race;

import gopark.golang.value.HeapObject;
import gopark.program.HappensBefore;
import org.jspecify.annotations.Nullable;

/** A goroutine as the detector sees it: what has happened before its present. */
public final class Racing implements HappensBefore {
  private static final int UNBORN = -1;

  final Races races;
  private final Standing where;

  /** Where the go statement stands; empty if the program has none. */
  final Stack createdAt;

  /** The goroutine's number among all that have run; −1 before it runs. */
  int number = UNBORN;

  int goid;

  /** The goroutine's index in clocks. */
  int place;

  /** The present. All before it that others can know has been told them by releases. */
  int epoch = 1;

  private VectorClock clock;

  /** The timer that started it, 0 if none did. */
  int timer;

  private @Nullable Access last;

  Racing(Races races, Standing where, VectorClock clock, Stack createdAt) {
    this.races = races;
    this.where = where;
    this.clock = clock;
    this.createdAt = createdAt;
  }

  /** The goroutine runs for the first time. */
  public void begin() {
    if (number == UNBORN) {
      clock = clock.join(races.timers.clock(timer));
      races.enter(this, clock);
    }
  }

  /** The goroutine has ended. */
  public void end() {
    races.leave(this);
  }

  /** A goroutine that this one starts now. */
  public Racing starts(Standing child) {
    return new Racing(races, child, release(), stack());
  }

  /** A goroutine that a timer will start which this one sets now. */
  public Racing setsTimer(Standing child) {
    return new Racing(races, child, release(), Stack.TIMER);
  }

  Standing where() {
    return where;
  }

  /** The last epoch in which it has touched anything; 0 if it has not. */
  int lastEpoch() {
    return last == null ? 0 : last.epoch();
  }

  // ---- what is ordered

  private boolean knows(Access other) {
    return clock.at(other.place()) >= other.epoch();
  }

  /** All that is before the other clock is before its present. */
  void acquire(VectorClock other) {
    clock = clock.join(other);
  }

  void weigh(Weighing weighing) {
    clock.weigh(weighing);
  }

  /** What others may know of it from now on. */
  VectorClock release() {
    VectorClock released = number == UNBORN ? clock : clock.with(place, epoch);
    where.remembers(released.changeBytes());
    epoch++;
    return released;
  }

  // ---- what it touches

  /** The goroutine reads or writes a variable of an object. */
  public void touches(HeapObject object, int index, boolean write, boolean atomic) {
    ObjectShadow shadow = shadowOf(object);
    if (!shadow.hasPlace(index)) {
      return;
    }
    Object cell = shadow.cell(index);
    if (cell == null) {
      remember(shadow, index, access(write, atomic));
      return;
    }
    if (cell instanceof Access one && one.by() == number) {
      if (one.covers(epoch, write, atomic)) {
        return;
      }
      if ((write || !one.write()) && one.atomic() == atomic) {
        shadow.set(index, access(write, atomic));
        return;
      }
    }
    if (cell instanceof Access) {
      where.remembers(Location.BYTES);
    }
    Access racing = shadow.location(index).add(this, write, atomic);
    if (racing != null) {
      races.found(this, access(write, atomic), racing, object, index);
    }
  }

  /** Whether the access is its own or before its present. */
  boolean isPast(Access other) {
    return other.by() == number || knows(other);
  }

  /** The goroutine has just made the variable, so no other can have touched it. */
  public void makes(HeapObject object, int index) {
    remember(shadowOf(object), index, access(true, false));
  }

  /** An atomic read or write, which orders, too. */
  public void synchronizes(HeapObject object, int index, boolean write) {
    Location location = shadowOf(object).location(index);
    if (write) {
      location.released = release();
    } else {
      acquire(location.released);
    }
  }

  private void remember(ObjectShadow shadow, int index, Access access) {
    long before = shadow.bytes();
    shadow.set(index, access);
    long more = shadow.bytes() - before;
    if (more > 0) {
      where.remembers(more);
    }
  }

  private ObjectShadow shadowOf(HeapObject object) {
    if (object.shadow() instanceof ObjectShadow known) {
      return known;
    }
    ObjectShadow made = new ObjectShadow();
    object.remember(made);
    where.remembers(made.bytes());
    return made;
  }

  /** The access that it makes now; the same again if nothing has changed. */
  Access access(boolean write, boolean atomic) {
    int[] stack = where.stack();
    Access known = last;
    if (known != null
        && known.epoch() == epoch
        && known.write() == write
        && known.atomic() == atomic
        && known.stack().isAt(stack)) {
      return known;
    }
    Access made = new Access(number, place, epoch, write, atomic, races.known(stack, where));
    last = made;
    return made;
  }

  private Stack stack() {
    return races.known(where.stack(), where);
  }

  // ---- what the runtime says

  @Override
  public void named(int id) {
    goid = id;
  }

  @Override
  public void puts(int channel, int capacity) {
    races.channels.puts(this, channel, capacity);
  }

  @Override
  public void takes(int channel, int capacity) {
    races.channels.takes(this, channel, capacity);
  }

  @Override
  public void meets(HappensBefore waiting, int channel, int capacity) {
    if (waiting instanceof Racing other) {
      races.channels.meets(this, other, channel, capacity);
    }
  }

  @Override
  public void closes(int channel) {
    races.channels.closes(this, channel);
  }

  @Override
  public void findsClosed(int channel) {
    races.channels.findsClosed(this, channel);
  }

  @Override
  public @Nullable String verdict() {
    return races.verdict();
  }

  /** What the detector knows of the goroutine, for a copy of it. */
  public Racing copy(Races newRaces, Standing newWhere) {
    Racing copy = new Racing(newRaces, newWhere, clock, createdAt);
    copy.number = number;
    copy.goid = goid;
    copy.place = place;
    copy.epoch = epoch;
    copy.timer = timer;
    copy.last = last;
    return copy;
  }
}
