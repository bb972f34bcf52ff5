package gopark.golang.machine;

import gopark.golang.race.Races;
import gopark.golang.race.Racing;
import gopark.golang.type.Interface;
import gopark.golang.value.Heap;
import gopark.golang.value.Living;
import gopark.golang.value.RefMemory;
import gopark.golang.value.Spender;
import gopark.golang.value.WordMemory;
import gopark.program.Copies;
import gopark.program.LiveHeap;
import gopark.program.Operation;
import gopark.simulation.SeededRandom;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What all goroutines of one running program share. */
public final class World implements Copies.Shared {
  private static final int WORD_BYTES = 8;

  /** In Go: maxstacksize, as runtime.main sets it. */
  private static final long MAX_STACK = 1_000_000_000;

  /**
   * How often main yields at its end, at most, for goroutines that run a panic's deferred calls.
   */
  private static final int YIELDS_FOR_PANICS = 1000;

  /** The goroutine of main is made first. */
  static final int MAIN = 1;

  /** How often, at least, a full memory is counted before as much is allocated again. */
  private static final int STEPS = 64;

  /** What has grown by less is not weighed again. */
  private static final long LEAST_GROWTH = 1 << 18;

  /** The most bytes of the simulation's own for one byte of Go's. */
  private static final int EXPANSION = 8;

  /** What is asked for at once is told before it is there from so many bytes on. */
  private static final long WORTH_TELLING = 1 << 20;

  public final Image image;
  public final WorldSettings settings;
  public final Heap heap;

  /** Counts what the computer does for the program; copies share it. */
  public final WorkMeter work;

  /** The source of what Go leaves to chance. */
  public final SeededRandom random;

  /** The variables of packages, each in one of the two. */
  public WordMemory globalWords;

  public RefMemory globalRefs;

  /** How many processors there are, as the runtime has last said. */
  int processors = 1;

  /** How many goroutines have ever been made. */
  private int made;

  /** Instructions run so far. */
  long instructions;

  Output output;

  /** The number of allocated bytes at which those that can be reached are counted again. */
  long nextCount;

  /** Goroutines that have begun and not ended, in no order that matters. */
  private final List<Fiber> fibers = new ArrayList<>();

  /** How many goroutines have been made and not ended. */
  private int goroutines;

  /** The most goroutines there have been, which is the number of structs g. */
  private int mostGoroutines;

  /** How large a stack may become, as far as the program has said. */
  long maxStack = MAX_STACK;

  /** How many panics run deferred calls: none of them has ended the process or is recovered. */
  int panics;

  /** How often main has yielded for them at its end. */
  private int yields;

  /** How much more there could be when what can be reached was last counted. */
  private long left;

  /** How much had been allocated then. */
  private long countedAt;

  /** About how many bytes it all took here when that was last worked out. */
  private long weight;

  /** How much had been allocated then. */
  private long weighedAt;

  /** How much was asked for at once since then: a map takes more here than in Go. */
  private long askedSince;

  /** Lines at which goroutines stop; null if there are none. */
  @Nullable WatchedLines watched;

  /** Where races for data are sought; null if they are not. */
  public @Nullable Races races;

  /** What is to be called when objects are gone; null if nothing ever was. */
  private @Nullable Finalizers finalizers;

  private final FreedObjects freed = new FreedObjects();

  public World(Image image, WorldSettings settings, long seed, WorkMeter work) {
    this(
        settings.race() ? image.watched() : image,
        settings,
        new Heap(new SeededRandom(seed)),
        new SeededRandom(~seed),
        work);
    races = settings.race() ? new Races(new WatchedImage(image)) : null;
    globalWords = new WordMemory(image.globals, WORD_BYTES);
    globalRefs = new RefMemory(new Object[image.globals], image.types.of(Interface.EMPTY));
  }

  private World(
      Image image, WorldSettings settings, Heap heap, SeededRandom random, WorkMeter work) {
    this.image = image;
    this.settings = settings;
    this.heap = heap;
    this.random = random;
    this.work = work;
    this.output = new Output(settings.limits().output());
    this.left = settings.limits().memory();
    this.nextCount = left / EXPANSION;
    globalWords = new WordMemory(0, WORD_BYTES);
    globalRefs = new RefMemory(new Object[0], image.types.of(Interface.EMPTY));
  }

  /** Counts the memory that can be reached. Whether {@code more} bytes fit beside it. */
  boolean hasMemoryFor(long more, Spender by) {
    long most = settings.limits().memory();
    long bytes = reachable(by) + more;
    work.holds(bytes);
    left = Math.max(0, most - bytes);
    countedAt = heap.made();
    nextCount = countedAt + Math.max(most / STEPS, left / EXPANSION);
    return bytes <= most;
  }

  private long reachable(Spender by) {
    Living living = heap.count(by);
    living.one(globalRefs);
    for (Fiber fiber : fibers) {
      fiber.reach(living);
    }
    Finalizers known = finalizers;
    if (known != null) {
      known.weigh(living);
    }
    return living.bytes() + bytesOfRaces(by);
  }

  private long bytesOfRaces(Spender by) {
    Races known = races;
    if (known == null) {
      return 0;
    }
    List<Racing> running = new ArrayList<>();
    for (Fiber fiber : fibers) {
      Racing racing = fiber.racing;
      if (racing != null) {
        running.add(racing);
      }
    }
    return known.bytes(running, by);
  }

  /** What the program has on Go's heap and can reach; what calls have left behind is none of it. */
  LiveHeap liveHeap() {
    Living living =
        heap.count(instructions -> {
          work.spend(instructions);
          return true;
        });
    living.within(globalRefs);
    for (Fiber fiber : fibers) {
      fiber.reachFromCalls(living);
    }
    Finalizers known = finalizers;
    if (known != null) {
      known.weigh(living);
    }
    LiveHeap live = living.heap();
    freed.mark(heap.allocations() - live.objects().sum() - mostGoroutines);
    return live;
  }

  /** How many processors there are, as the runtime has last said. */
  public int processors() {
    return processors;
  }

  /** How many objects have gone, after that many collections. */
  public long freed(long collections) {
    return freed.after(collections);
  }

  public Finalizers finalizers() {
    Finalizers known = finalizers;
    if (known == null) {
      known = new Finalizers();
      finalizers = known;
    }
    return known;
  }

  /** Finds what is to be called since objects cannot be reached any more; there may be nothing. */
  public void findFinalizable(Spender by) {
    Finalizers known = finalizers;
    if (known == null || known.isEmpty()) {
      return;
    }
    Living living = heap.count(by);
    living.one(globalRefs);
    for (Fiber fiber : fibers) {
      fiber.reachFromCalls(living);
    }
    known.collect(living);
  }

  /**
   * About how many bytes all of it takes here. The program notices nothing of being weighed, so
   * that it may be done at any time.
   */
  long weight() {
    if (heap.made() - weighedAt + askedSince > Math.max(LEAST_GROWTH, weight / 2)) {
      weigh();
    }
    return weight + heap.made() - weighedAt + askedSince;
  }

  private void weigh() {
    weight =
        reachable(instructions -> {
          work.spend(instructions);
          return true;
        });
    for (Fiber fiber : fibers) {
      weight += fiber.footprint();
    }
    weighedAt = heap.made();
    askedSince = 0;
  }

  /** Tells how much there will be with that much more. What is asked for is often made soon. */
  private void ask(long bytes) {
    if (Math.max(heap.made() - weighedAt, askedSince) > Math.max(WORTH_TELLING, weight / 8)) {
      weigh();
    }
    work.asks(weight + Math.max(heap.made() - weighedAt, askedSince) + bytes);
  }

  /**
   * Whether {@code bytes} more may be allocated; counts what can be reached only if that is unsure.
   */
  boolean mayHave(long bytes, Spender by) {
    long least = left - EXPANSION * (heap.made() - countedAt);
    boolean has = bytes < least || hasMemoryFor(bytes, by);
    if (has) {
      if (bytes >= WORTH_TELLING) {
        ask(bytes);
      }
      askedSince += bytes;
    }
    return has;
  }

  /**
   * Whether main, which has returned, gives way once more to goroutines that panic: the process
   * ends with what they say, or they recover. In Go: main, runningPanicDefers.
   */
  boolean mainWaitsForPanics() {
    return panics > 0 && yields++ < YIELDS_FOR_PANICS;
  }

  /** The program sets how large a stack may become, no larger than any program may have. */
  public void setMaxStack(long bytes) {
    maxStack = Math.min(MAX_STACK, bytes);
  }

  Operation memoryExhausted() {
    return new Operation.Exhausted("memory", settings.limits().memory());
  }

  /** A goroutine is made: of one that has ended, or in memory of its own. Gives its number. */
  int make() {
    goroutines++;
    if (goroutines > mostGoroutines) {
      mostGoroutines = goroutines;
      heap.allocateGoroutine(settings.minor());
    }
    return ++made;
  }

  /** A goroutine begins. */
  void enter(Fiber fiber) {
    fiber.number = fibers.size();
    fibers.add(fiber);
  }

  /** A goroutine ends. */
  void leave(Fiber fiber) {
    goroutines--;
    Fiber last = fibers.removeLast();
    if (last != fiber) {
      fibers.set(fiber.number, last);
      last.number = fiber.number;
    }
  }

  @Override
  public World copy(Copies copies) {
    World copy = new World(image, settings, heap.copy(), random.copy(), work);
    copy.races = races == null ? null : copies.of(races, it -> it.copy(copies));
    copy.instructions = instructions;
    copy.processors = processors;
    copy.made = made;
    copy.goroutines = goroutines;
    copy.mostGoroutines = mostGoroutines;
    copy.maxStack = maxStack;
    copy.panics = panics;
    copy.yields = yields;
    copy.output = output.copy();
    copy.nextCount = nextCount;
    copy.left = left;
    copy.countedAt = countedAt;
    copy.weight = weight;
    copy.weighedAt = weighedAt;
    copy.askedSince = askedSince;
    copy.watched = watched;
    copy.freed.copyFrom(freed);
    copies.later(() -> {
      copy.globalWords = copies.of(globalWords, it -> (WordMemory) it.copy(copies));
      copy.globalRefs = copies.of(globalRefs, it -> (RefMemory) it.copy(copies));
      Finalizers known = finalizers;
      copy.finalizers = known == null ? null : copies.of(known, it -> it.copy(copies));
    });
    return copy;
  }
}
