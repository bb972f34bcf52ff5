package gopark.program.script;

import gopark.program.Frame;
import gopark.program.Operation;
import gopark.program.Operation.SelectCase;
import gopark.program.Outcome;
import gopark.program.Program;
import gopark.program.script.Function.Label;
import gopark.program.script.Instruction.Beginning;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The instructions that ask the runtime for something. */
final class Perform {
  private Perform() {}

  /** What a statement of the {@link Vocabulary} asks. */
  record Ask(
      Vocabulary.Entry entry,
      int site,
      @Nullable Expression thing,
      @Nullable Expression number,
      @Nullable Expression value,
      int first,
      int second)
      implements Instruction {

    @Override
    public Operation start(ScriptProgram program, Call call) {
      World world = program.world;
      Expression aThing = thing;
      Expression aNumber = number;
      Expression aValue = value;
      return world.operation(
          site,
          entry.maker(),
          aThing == null ? Thing.NIL_CHANNEL : Values.thing(aThing.value(call, world)),
          aNumber == null ? 0 : Values.number(aNumber.value(call, world)),
          aValue == null ? null : aValue.value(call, world));
    }

    @Override
    public List<Frame> calls() {
      return entry.calls();
    }

    @Override
    public void finish(ScriptProgram program, Call call, Outcome outcome) {
      World world = program.world;
      switch (entry.gives()) {
        case NOTHING -> {}
        case NUMBER -> world.store(call, first, outcome.number);
        case OK -> world.store(call, first, outcome.ok);
        case VALUE_AND_OK -> {
          world.store(call, first, received(outcome));
          world.store(call, second, outcome.ok);
        }
        case CHANNEL ->
            world.store(call, first, new Thing(Thing.Kind.CHANNEL, (int) outcome.number, null));
        case TIMER ->
            world.store(call, first, new Thing(Thing.Kind.TIMER, (int) outcome.number, null));
      }
    }
  }

  /** Of a closed channel: the zero value, which is a number here. */
  private static @Nullable Object received(Outcome outcome) {
    return outcome.ok ? outcome.value : 0L;
  }

  /** Makes a channel or an object of package sync. */
  record Make(Thing.Kind kind, String name, int place, @Nullable Expression capacity, int lock)
      implements Instruction {

    @Override
    public Operation start(ScriptProgram program, Call call) {
      Operation.SyncKind sync = kind.sync;
      if (sync != null) {
        return new Operation.MakeSync(sync, name);
      }
      Expression size = capacity;
      long room = size == null ? 0 : Values.number(size.value(call, program.world));
      return new Operation.MakeChannel((int) room, name);
    }

    @Override
    public void finish(ScriptProgram program, Call call, Outcome outcome) {
      World world = program.world;
      Thing mutex =
          lock == Script.NOWHERE
              ? null
              : Values.thing(new Expression.Variable(lock).value(call, world));
      world.store(call, place, new Thing(kind, (int) outcome.number, mutex));
    }
  }

  /** The go statement; without a function, of nil. */
  record Go(@Nullable Beginning beginning) implements Instruction {
    @Override
    public Operation start(ScriptProgram program, Call call) {
      Beginning start = beginning;
      return new Operation.Go(start == null ? null : start.program(program, call));
    }
  }

  record AfterFunc(Beginning beginning, Expression delay, int place) implements Instruction {
    @Override
    public Operation start(ScriptProgram program, Call call) {
      Program function = beginning.program(program, call);
      return new Operation.AfterFunc(Values.number(delay.value(call, program.world)), function);
    }

    @Override
    public void finish(ScriptProgram program, Call call, Outcome outcome) {
      program.world.store(call, place, new Thing(Thing.Kind.TIMER, (int) outcome.number, null));
    }
  }

  /** One case of a select, and where its body is. */
  record Case(Expression channel, @Nullable Expression value, int first, int second, Label body) {

    SelectCase operation(Call call, World world) {
      int handle = Values.thing(channel.value(call, world)).as(Thing.Kind.CHANNEL);
      Expression sent = value;
      return sent == null
          ? new SelectCase(handle, false, null)
          : new SelectCase(handle, true, sent.value(call, world));
    }
  }

  record Select(int site, List<Case> cases, @Nullable Label otherwise) implements Instruction {
    @Override
    public Operation start(ScriptProgram program, Call call) {
      List<SelectCase> list = new ArrayList<>(cases.size());
      for (Case one : cases) {
        list.add(one.operation(call, program.world));
      }
      return new Operation.Select(List.copyOf(list), otherwise != null);
    }

    @Override
    public void finish(ScriptProgram program, Call call, Outcome outcome) {
      Label other = otherwise;
      if (outcome.number < 0 && other != null) {
        call.pc = other.at;
        return;
      }
      Case chosen = cases.get((int) outcome.number);
      if (chosen.value() == null) {
        program.world.store(call, chosen.first(), received(outcome));
        program.world.store(call, chosen.second(), outcome.ok);
      }
      call.pc = chosen.body().at;
    }
  }
}
