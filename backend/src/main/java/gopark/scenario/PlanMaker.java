package gopark.scenario;

import gopark.command.RuntimeCommand;
import gopark.program.Operation;
import gopark.program.Operation.SyncKind;
import gopark.program.Operation.SyscallKind;
import gopark.scenario.Plan.Thing;
import gopark.scenario.PlanLine.Again;
import gopark.scenario.PlanLine.Choice;
import gopark.scenario.PlanLine.Fixed;
import gopark.scenario.PlanLine.Jump;
import gopark.scenario.PlanLine.JumpIfClosed;
import gopark.scenario.PlanLine.Label;
import gopark.scenario.PlanLine.On;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Makes a plan of a behaviour. */
final class PlanMaker {
  private final List<PlanLine> code = new ArrayList<>();
  private final List<Thing> things = new ArrayList<>();
  private int counters;

  private PlanMaker() {}

  /** The plan of a goroutine that behaves so. */
  static Plan plan(Behaviour behaviour, @Nullable String name) {
    PlanMaker maker = new PlanMaker();
    maker.add(behaviour);
    String function = "main." + (name == null ? behaviour.kind() : name);
    return new Plan(function, maker.code, maker.things, maker.counters);
  }

  // ---- behaviours

  private void add(Behaviour behaviour) {
    switch (behaviour) {
      case Behaviour.Cpu(long ns, boolean calls) -> compute(ns, calls);
      case Behaviour.Sleep(long ns) -> fixed(new Operation.Sleep(ns));
      case Behaviour.Syscall(long ns, boolean raw) ->
          fixed(new Operation.Syscall(ns, raw ? SyscallKind.RAW : SyscallKind.BLOCKING));
      case Behaviour.Net(long ns) -> fixed(new Operation.NetworkRead(ns));
      case Behaviour.Spawn(Behaviour child, int count) -> go(child, count, null);
      case Behaviour.PingPong b -> pingPong(b);
      case Behaviour.Producer b -> producer(b);
      case Behaviour.Consumer b -> {
        int channel = channel(b.channel());
        loop(
            b.count(),
            (counter, end) -> {
              receive(channel, end);
              compute(b.ns());
            });
      }
      case Behaviour.Worker b -> worker(b);
      case Behaviour.Mutex b -> {
        int mutex = thing(SyncKind.MUTEX, b.mutex());
        loop(
            b.rounds(),
            (counter, end) -> {
              on(mutex, Operation.Lock::new);
              compute(b.ns());
              on(mutex, Operation.Unlock::new);
              compute(b.pauseNs());
            });
      }
      case Behaviour.Alloc b ->
          loop(
              b.rounds(),
              (counter, end) -> {
                fixed(new Operation.Allocate(b.bytes()));
                compute(b.ns());
              });
      case Behaviour.Forever(boolean calls) ->
          loop(0, (counter, end) -> compute(RuntimeCommand.MAX_NS, calls));
      case Behaviour.Script(List<Statement> steps) -> addAll(steps);
      case Behaviour.Func b ->
          throw new IllegalArgumentException("A function of a program is no part of a plan.");
    }
  }

  /** Two goroutines meet: one hits first, then both hit and wait equally often. */
  private void pingPong(Behaviour.PingPong b) {
    int table = channel(b.channel());
    Label hasHit = new Label();
    Label wasHit = new Label();
    Label end = new Label();
    List<Choice> choices = List.of(new Choice(table, 1L), new Choice(table, null));
    code.add(new PlanLine.Choose(choices, false));
    code.add(new PlanLine.Branch(List.of(hasHit, wasHit)));

    Label top = mark(new Label());
    hit(table);
    mark(hasHit);
    receive(table, end);
    compute(b.ns());
    code.add(new Again(top, counters++, b.rounds()));
    code.add(new Jump(end));

    top = mark(new Label());
    receive(table, end);
    mark(wasHit);
    compute(b.ns());
    hit(table);
    code.add(new Again(top, counters++, b.rounds()));
    mark(end);
  }

  private void hit(int table) {
    on(table, channel -> new Operation.Send(channel, 1L));
  }

  private void producer(Behaviour.Producer b) {
    int channel = thing(new Thing(null, b.channel(), b.capacity()));
    loop(
        b.count(),
        (counter, end) -> {
          compute(b.ns());
          code.add(new PlanLine.SendRound(channel, counter));
        });
    if (b.closes()) {
      on(channel, Operation.Close::new);
    }
  }

  private void worker(Behaviour.Worker b) {
    int channel = channel(b.channel());
    String results = b.results();
    loop(
        0,
        (counter, end) -> {
          receive(channel, end);
          code.add(new PlanLine.Keep());
          compute(b.ns());
          if (results != null) {
            code.add(new PlanLine.SendKept(channel(results)));
          }
        });
  }

  // ---- statements

  private void addAll(List<Statement> steps) {
    steps.forEach(this::add);
  }

  private void add(Statement statement) {
    switch (statement) {
      case Statement.Behave(Behaviour behaviour) -> add(behaviour);
      case Statement.Do(Statement.Plain what) -> fixed(operation(what));
      case Statement.With(Statement.Verb what, String name) -> with(what, name);
      case Statement.Channel(String channel, int capacity) -> {
        int thing = thing(new Thing(null, channel, capacity));
        on(thing, Operation.Capacity::new);
      }
      case Statement.Send(String channel, long value) ->
          on(channel(channel), handle -> new Operation.Send(handle, value));
      case Statement.Add(String group, int delta) ->
          on(thing(SyncKind.WAIT_GROUP, group), handle -> new Operation.AddToGroup(handle, delta));
      case Statement.Go(Behaviour child, int count, String name) -> go(child, count, name);
      case Statement.GrowStack(long bytes) -> fixed(new Operation.UseStack(bytes));
      case Statement.Block(String reason) -> fixed(new Operation.Block(reason));
      case Statement.Print(String text) -> fixed(new Operation.Print(text + "\n", false));
      case Statement.Panic(String text) -> fixed(new Operation.Panic(text));
      case Statement.Repeat(int times, List<Statement> steps) ->
          loop(times, (counter, end) -> addAll(steps));
      case Statement.Range(String channel, List<Statement> steps) -> {
        int thing = channel(channel);
        loop(
            0,
            (counter, end) -> {
              receive(thing, end);
              addAll(steps);
            });
      }
      case Statement.Select s -> select(s);
    }
  }

  private static Operation operation(Statement.Plain what) {
    return switch (what) {
      case GOSCHED -> new Operation.Gosched();
      case LOCK_THREAD -> new Operation.LockThread();
      case UNLOCK_THREAD -> new Operation.UnlockThread();
      case GC -> new Operation.CollectGarbage();
      case RETURN -> new Operation.Return();
      case GOEXIT -> new Operation.Goexit();
    };
  }

  private void with(Statement.Verb what, String name) {
    switch (what) {
      case CLOSE -> on(channel(name), Operation.Close::new);
      case RECEIVE -> on(channel(name), Operation.Receive::new);
      case LOCK -> on(thing(SyncKind.MUTEX, name), Operation.Lock::new);
      case UNLOCK -> on(thing(SyncKind.MUTEX, name), Operation.Unlock::new);
      case READ_LOCK -> on(thing(SyncKind.RW_MUTEX, name), Operation.ReadLock::new);
      case READ_UNLOCK -> on(thing(SyncKind.RW_MUTEX, name), Operation.ReadUnlock::new);
      case WRITE_LOCK -> on(thing(SyncKind.RW_MUTEX, name), Operation.WriteLock::new);
      case WRITE_UNLOCK -> on(thing(SyncKind.RW_MUTEX, name), Operation.WriteUnlock::new);
      case DONE ->
          on(thing(SyncKind.WAIT_GROUP, name), handle -> new Operation.AddToGroup(handle, -1));
      case WAIT -> on(thing(SyncKind.WAIT_GROUP, name), Operation.WaitForGroup::new);
    }
  }

  private void select(Statement.Select select) {
    List<Choice> choices = new ArrayList<>();
    List<Label> targets = new ArrayList<>();
    for (Statement.Case each : select.cases()) {
      choices.add(new Choice(channel(each.channel()), each.value()));
      targets.add(new Label());
    }
    List<Statement> otherwise = select.otherwise();
    Label end = new Label();
    targets.add(otherwise == null ? end : new Label());
    code.add(new PlanLine.Choose(List.copyOf(choices), otherwise != null));
    code.add(new PlanLine.Branch(List.copyOf(targets)));
    for (int i = 0; i < select.cases().size(); i++) {
      mark(targets.get(i));
      addAll(select.cases().get(i).steps());
      code.add(new Jump(end));
    }
    if (otherwise != null) {
      mark(targets.getLast());
      addAll(otherwise);
    }
    mark(end);
  }

  // ---- parts

  /** What is in a loop: the counter of its rounds, and where it ends. */
  private interface Body {
    void add(int counter, Label end);
  }

  private void loop(int rounds, Body body) {
    int counter = counters++;
    Label end = new Label();
    Label top = mark(new Label());
    body.add(counter, end);
    code.add(new Again(top, counter, rounds));
    mark(end);
  }

  private void go(Behaviour child, int count, @Nullable String name) {
    PlanLine start = new PlanLine.Start(plan(child, name));
    loop(count, (counter, end) -> code.add(start));
  }

  private void receive(int channel, Label end) {
    on(channel, Operation.Receive::new);
    code.add(new JumpIfClosed(end));
  }

  private void compute(long ns) {
    compute(ns, true);
  }

  private void compute(long ns, boolean calls) {
    fixed(new Operation.Compute(ns, calls));
  }

  private void fixed(Operation operation) {
    code.add(new Fixed(operation));
  }

  private void on(int thing, IntFunction<Operation> maker) {
    code.add(new On(thing, maker));
  }

  private Label mark(Label label) {
    label.at = code.size();
    return label;
  }

  private int channel(String name) {
    return thing(new Thing(null, name, 0));
  }

  private int thing(SyncKind kind, String name) {
    return thing(new Thing(kind, name, 0));
  }

  private int thing(Thing thing) {
    int known = things.indexOf(thing);
    if (known >= 0) {
      return known;
    }
    things.add(thing);
    return things.size() - 1;
  }
}
