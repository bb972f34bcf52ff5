package gopark.program.script;

import gopark.program.Frame;
import gopark.program.Operation;
import gopark.program.Operation.SyscallKind;
import gopark.program.SourceLine;
import gopark.program.script.Thing.Kind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The statements that are one operation each: what follows the word, and what they give. */
final class Vocabulary {

  /** What an operation's outcome puts into variables. */
  enum Gives {
    NOTHING(0),
    NUMBER(1),
    OK(1),
    VALUE_AND_OK(2),
    CHANNEL(1),
    TIMER(1);

    final int most;

    Gives(int most) {
      this.most = most;
    }
  }

  /**
   * A statement.
   *
   * @param takes one letter for each of what follows: a thing, a number, any value
   */
  record Entry(String word, String takes, Gives gives, World.Maker maker) {

    /** The calls in which it can panic, innermost first. */
    List<Frame> calls() {
      return switch (word) {
        case "add" -> List.of(ADD);
        case "done" -> List.of(ADD, DONE);
        default -> List.of();
      };
    }
  }

  private static final SourceLine WAIT_GROUP = new SourceLine("sync/waitgroup.go", 0);
  private static final Frame ADD = new Frame("sync.(*WaitGroup).Add(...)", WAIT_GROUP);
  private static final Frame DONE = new Frame("sync.(*WaitGroup).Done(...)", WAIT_GROUP);

  private static final Map<String, Entry> ENTRIES = entries();

  private Vocabulary() {}

  static @Nullable Entry entry(String word) {
    return ENTRIES.get(word);
  }

  /** The entry that must be there. */
  static Entry known(String word) {
    Entry entry = entry(word);
    if (entry == null) {
      throw new Complaint("there is no statement " + word);
    }
    return entry;
  }

  private static Map<String, Entry> entries() {
    Map<String, Entry> entries = new LinkedHashMap<>();
    own(entries);
    channels(entries);
    locks(entries);
    time(entries);
    return entries;
  }

  private static void put(
      Map<String, Entry> entries, String word, String takes, Gives gives, World.Maker maker) {
    entries.put(word, new Entry(word, takes, gives, maker));
  }

  private static void own(Map<String, Entry> to) {
    Gives none = Gives.NOTHING;
    put(to, "spin", "n", none, (t, n, v) -> new Operation.Compute(n, true));
    put(to, "loop", "n", none, (t, n, v) -> new Operation.Compute(n, false));
    put(to, "alloc", "n", none, (t, n, v) -> new Operation.Allocate(n));
    put(to, "usestack", "n", none, (t, n, v) -> new Operation.UseStack(n));
    put(to, "gosched", "", none, (t, n, v) -> new Operation.Gosched());
    put(to, "fatal", "v", none, (t, n, v) -> new Operation.Fatal(Values.text(v)));
    put(to, "exit", "n", none, (t, n, v) -> new Operation.ExitProcess((int) n));
    put(to, "lockthread", "", none, (t, n, v) -> new Operation.LockThread());
    put(to, "unlockthread", "", none, (t, n, v) -> new Operation.UnlockThread());
    put(to, "numgoroutine", "", Gives.NUMBER, (t, n, v) -> new Operation.CountGoroutines());
    put(to, "gc", "", none, (t, n, v) -> new Operation.CollectGarbage());
    put(to, "gomaxprocs", "n", Gives.NUMBER, (t, n, v) -> new Operation.SetMaxProcs((int) n));
    put(to, "readmemstats", "", none, (t, n, v) -> new Operation.ReadMemStats());
    syscall(to, "syscall", SyscallKind.BLOCKING);
    syscall(to, "rawsyscall", SyscallKind.RAW);
    syscall(to, "longsyscall", SyscallKind.KNOWN_BLOCKING);
    syscall(to, "cgo", SyscallKind.CGO);
    put(to, "netread", "n", none, (t, n, v) -> new Operation.NetworkRead(n));
  }

  private static void syscall(Map<String, Entry> to, String word, SyscallKind kind) {
    put(to, word, "n", Gives.NOTHING, (t, n, v) -> new Operation.Syscall(n, kind));
  }

  private static void channels(Map<String, Entry> to) {
    Kind channel = Kind.CHANNEL;
    put(to, "send", "tv", Gives.NOTHING, (t, n, v) -> new Operation.Send(t.as(channel), v));
    put(to, "recv", "t", Gives.VALUE_AND_OK, (t, n, v) -> new Operation.Receive(t.as(channel)));
    put(to, "close", "t", Gives.NOTHING, (t, n, v) -> new Operation.Close(t.as(channel)));
    put(to, "len", "t", Gives.NUMBER, (t, n, v) -> new Operation.Length(t.as(channel)));
    put(to, "cap", "t", Gives.NUMBER, (t, n, v) -> new Operation.Capacity(t.as(channel)));
  }

  private static void locks(Map<String, Entry> to) {
    Gives none = Gives.NOTHING;
    put(to, "lock", "t", none, (t, n, v) -> lock(t));
    put(to, "unlock", "t", none, (t, n, v) -> unlock(t));
    put(to, "trylock", "t", Gives.OK, (t, n, v) -> new Operation.TryLock(t.as(Kind.MUTEX)));
    put(to, "rlock", "t", none, (t, n, v) -> new Operation.ReadLock(t.as(Kind.RW_MUTEX)));
    put(to, "runlock", "t", none, (t, n, v) -> new Operation.ReadUnlock(t.as(Kind.RW_MUTEX)));
    put(to, "add", "tn", none, (t, n, v) -> new Operation.AddToGroup(t.as(Kind.GROUP), (int) n));
    put(to, "done", "t", none, (t, n, v) -> new Operation.AddToGroup(t.as(Kind.GROUP), -1));
    put(to, "wait", "t", none, (t, n, v) -> await(t));
    put(to, "signal", "t", none, (t, n, v) -> new Operation.Signal(t.as(Kind.COND)));
    put(to, "broadcast", "t", none, (t, n, v) -> new Operation.Broadcast(t.as(Kind.COND)));
    put(to, "acquire", "t", none, (t, n, v) -> new Operation.Acquire(t.as(Kind.SEMAPHORE)));
    put(to, "release", "t", none, (t, n, v) -> new Operation.Release(t.as(Kind.SEMAPHORE)));
  }

  private static Operation lock(Thing thing) {
    return thing.kind() == Kind.RW_MUTEX
        ? new Operation.WriteLock(thing.handle())
        : new Operation.Lock(thing.as(Kind.MUTEX));
  }

  private static Operation unlock(Thing thing) {
    return thing.kind() == Kind.RW_MUTEX
        ? new Operation.WriteUnlock(thing.handle())
        : new Operation.Unlock(thing.as(Kind.MUTEX));
  }

  private static Operation await(Thing thing) {
    Thing mutex = thing.lock();
    return mutex == null
        ? new Operation.WaitForGroup(thing.as(Kind.GROUP))
        : new Operation.CondWait(thing.as(Kind.COND), mutex.as(Kind.MUTEX));
  }

  private static void time(Map<String, Entry> to) {
    Kind timer = Kind.TIMER;
    put(to, "sleep", "n", Gives.NOTHING, (t, n, v) -> new Operation.Sleep(n));
    put(to, "now", "", Gives.NUMBER, (t, n, v) -> new Operation.Now());
    put(to, "timer", "n", Gives.TIMER, (t, n, v) -> new Operation.NewTimer(n, 0));
    put(to, "ticker", "n", Gives.TIMER, (t, n, v) -> new Operation.NewTimer(n, n));
    put(to, "channel", "t", Gives.CHANNEL, (t, n, v) -> new Operation.TimerChannel(t.as(timer)));
    put(to, "stop", "t", Gives.OK, (t, n, v) -> new Operation.StopTimer(t.as(timer)));
    put(to, "reset", "tn", Gives.OK, (t, n, v) -> new Operation.ResetTimer(t.as(timer), n));
  }
}
