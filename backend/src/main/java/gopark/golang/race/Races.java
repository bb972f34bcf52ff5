package gopark.golang.race;

import gopark.golang.value.Cell;
import gopark.golang.value.HeapObject;
import gopark.golang.value.Spender;
import gopark.program.Copies;
import gopark.program.Race;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** What a program's goroutines share in the search for races, and what has been found. */
public final class Races implements Copies.Shared {
  /** How many of the places that ended goroutines have left are looked at for a new one. */
  private static final int LOOKED_AT = 8;

  private static final int WORD_BYTES = 8;
  private static final long GOROUTINE_BYTES = 64;

  /** An entry of a map. */
  static final long ENTRY_BYTES = 64;

  /** The length of reports that wait to be printed: with more of them, no other race is told. */
  private static final int LONGEST_NEWS = 1 << 20;

  /** How many races a session can be shown; all are printed. */
  private static final int SHOWN = 100;

  /** A goroutine that has run at least once. */
  record Born(int goid, Stack createdAt) {}

  /** A place in clocks that nobody has, and what its last goroutine has done there. */
  private record Left(int place, int lastEpoch, int nextEpoch) {}

  private final Frames frames;
  final ChannelClocks channels;
  final TimerClocks timers;
  final GroupClocks groups;

  /** What the next to get hold of a lock comes to know, by handles. */
  final SequencedMap<Integer, VectorClock> locks = new LinkedHashMap<>();

  /** What the next writer comes to know of readers, by handles of read-write locks. */
  final SequencedMap<Integer, VectorClock> readers = new LinkedHashMap<>();

  private final List<Born> born = new ArrayList<>();
  private final BitSet ended = new BitSet();
  private final ArrayDeque<Left> left = new ArrayDeque<>();
  private int places;

  /** Every stack that anything was seen at, once: most accesses are at one of few. */
  private final SequencedMap<Stack, Stack> stacks = new LinkedHashMap<>();

  /** The pairs of stacks that have been told of. */
  private final LinkedHashSet<List<String>> told = new LinkedHashSet<>();

  private final List<Race> found = new ArrayList<>();
  private int count;
  private final StringBuilder news = new StringBuilder();

  public Races(Frames frames) {
    this(frames, new ChannelClocks(), new TimerClocks(), new GroupClocks());
  }

  private Races(Frames frames, ChannelClocks channels, TimerClocks timers, GroupClocks groups) {
    this.frames = frames;
    this.channels = channels;
    this.timers = timers;
    this.groups = groups;
  }

  // ---- goroutines

  /** A goroutine that no other one starts. */
  public Racing start(Standing where) {
    return new Racing(this, where, VectorClock.ZERO, Stack.NONE);
  }

  /**
   * The goroutine gets a number and a place: that of one whose end is before this beginning, if
   * any.
   */
  void enter(Racing g, VectorClock beginning) {
    g.number = born.size();
    born.add(new Born(g.goid, g.createdAt));
    int looked = 0;
    for (Left one : left) {
      if (beginning.at(one.place) >= one.lastEpoch) {
        left.remove(one);
        g.place = one.place;
        g.epoch = one.nextEpoch;
        return;
      }
      looked++;
      if (looked == LOOKED_AT) {
        break;
      }
    }
    g.place = places++;
  }

  void leave(Racing g) {
    if (g.number >= 0) {
      ended.set(g.number);
      left.addFirst(new Left(g.place, g.lastEpoch(), g.epoch + 1));
    }
  }

  Born born(int number) {
    return born.get(number);
  }

  boolean hasEnded(int number) {
    return ended.get(number);
  }

  /** A channel with a buffer has been made, and its elements have no size. */
  public void hasElementsWithoutSize(int channel) {
    channels.hasElementsWithoutSize(channel);
  }

  /**
   * About what all this takes in memory, besides what is remembered with objects.
   *
   * @param running the goroutines there are
   */
  public long bytes(Iterable<Racing> running, Spender by) {
    Weighing weighing = new Weighing(by);
    weighing.add(GOROUTINE_BYTES * born.size());
    for (Racing g : running) {
      g.weigh(weighing);
    }
    weigh(locks.values(), weighing);
    weigh(readers.values(), weighing);
    channels.weigh(weighing);
    timers.weigh(weighing);
    groups.weigh(weighing);
    return weighing.bytes();
  }

  /** Clocks of a map. */
  static void weigh(Collection<VectorClock> clocks, Weighing weighing) {
    for (VectorClock clock : clocks) {
      weighing.add(ENTRY_BYTES);
      clock.weigh(weighing);
    }
  }

  /** The stack with these calls; the goroutine that stands there pays for one that is new. */
  Stack known(int[] pcs, Standing where) {
    Stack stack = new Stack(pcs);
    Stack known = stacks.putIfAbsent(stack, stack);
    if (known != null) {
      return known;
    }
    where.remembers(stack.bytes());
    return stack;
  }

  // ---- what is found

  void found(Racing g, Access now, Access before, HeapObject object, int index) {
    if (news.length() > LONGEST_NEWS) {
      return;
    }
    List<String> pair = new ArrayList<>();
    pair.add(now.stack().toString());
    pair.add(before.stack().toString());
    pair.sort(null);
    if (!told.add(List.copyOf(pair))) {
      return;
    }
    count++;
    if (found.size() < SHOWN) {
      found.add(new Race(side(now), side(before)));
    }
    long address = g.where().addressOf(object) + (long) WORD_BYTES * index;
    new RaceText(this, frames, news).write(address, now, before);
  }

  private Race.Side side(Access access) {
    int line = 0;
    for (int i = 0; i < access.stack().size() && line == 0; i++) {
      line = frames.userLine(access.stack().pc(i));
    }
    return new Race.Side(born(access.by()).goid(), line, access.write());
  }

  /** The reports that nobody has taken yet; null if there are none. */
  public @Nullable String news() {
    if (news.isEmpty()) {
      return null;
    }
    String text = news.toString();
    news.setLength(0);
    return text;
  }

  /** The races found, the first of very many. */
  public List<Race> found() {
    return List.copyOf(found);
  }

  /** What the process says at its end; null if there was no race. */
  @Nullable String verdict() {
    if (count == 0) {
      return null;
    }
    String untold = news();
    return (untold == null ? "" : untold) + "Found " + count + " data race(s)\n";
  }

  @Override
  public Races copy(Copies copies) {
    Races copy = new Races(frames, channels.copy(), timers.copy(), groups.copy(copies));
    copy.locks.putAll(locks);
    copy.readers.putAll(readers);
    copy.born.addAll(born);
    copy.ended.or(ended);
    copy.left.addAll(left);
    copy.places = places;
    copy.stacks.putAll(stacks);
    copy.told.addAll(told);
    copy.found.addAll(found);
    copy.count = count;
    copy.news.append(news);
    return copy;
  }

  /** Counters of package sync: the first Add and a Wait must not meet by chance. */
  static final class GroupClocks {
    /** A group as its goroutines see it. */
    private static final class Group {
      private long count;
      private long waiting;
      private VectorClock done = VectorClock.ZERO;
      private Cell variable = new Cell();
    }

    private final SequencedMap<Integer, Group> groups = new LinkedHashMap<>();

    private Group of(int handle) {
      return groups.computeIfAbsent(handle, _ -> new Group());
    }

    void adds(Racing g, int handle, int delta) {
      Group group = of(handle);
      if (delta < 0) {
        group.done = group.done.join(g.release());
      }
      group.count += delta;
      if (delta > 0 && group.count == delta) {
        g.touches(group.variable, 0, false, false);
      }
      if (group.count == 0) {
        group.waiting = 0;
      }
    }

    void waits(Racing g, int handle) {
      Group group = of(handle);
      if (group.count > 0) {
        if (group.waiting == 0) {
          g.touches(group.variable, 0, true, false);
        }
        group.waiting++;
      }
    }

    void hasWaited(Racing g, int handle) {
      g.acquire(of(handle).done);
    }

    void weigh(Weighing weighing) {
      for (Group group : groups.values()) {
        weighing.add(2 * ENTRY_BYTES);
        group.done.weigh(weighing);
      }
    }

    GroupClocks copy(Copies copies) {
      GroupClocks copy = new GroupClocks();
      groups.forEach((handle, group) -> {
        Group same = copy.of(handle);
        same.count = group.count;
        same.waiting = group.waiting;
        same.done = group.done;
        same.variable = copies.of(group.variable, it -> (Cell) it.copy(copies));
      });
      return copy;
    }
  }
}
