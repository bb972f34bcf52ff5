package gopark.runtime;

import gopark.program.Frame;
import gopark.program.ObjectCounts;
import gopark.program.Operation;
import gopark.program.Outcome;
import gopark.program.Program;
import gopark.program.SourceLine;
import gopark.runtime.model.Cond;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Handles;
import gopark.runtime.model.PollDesc;
import gopark.runtime.model.Semaphore;
import gopark.runtime.model.Timer;
import gopark.runtime.model.Waiter;
import gopark.runtime.state.Ending;
import gopark.runtime.state.TimerKind;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Gives every field of the runtime's state a value that no fresh object has. */
final class CopiedFields {
  /** Set by the structure they belong to, not each for itself. */
  private static final List<String> STRUCTURE =
      List.of(
          "WaitQueue.first",
          "WaitQueue.last",
          "Waiter.queue",
          "Waiter.next",
          "Waiter.prev",
          "Waiter.waitlink",
          "Goroutine.waiting",
          "Goroutine.rare",
          "Timer.heap");

  private final List<Object> objects;
  private int filled;

  private CopiedFields(List<Object> objects) {
    this.objects = objects;
  }

  /** How many fields there were to fill. */
  static int fill(Core core) {
    for (Goroutine g : core.sched.allgs) {
      g.rare().orders.add(new Operation.Gosched());
    }
    core.sched.allgs.getFirst().waiting = new Waiter(core.sched.allgs.getFirst());
    core.sched.allgs.getFirst().rare().sleepTimer = new Timer(0, TimerKind.SLEEP);
    Handles handles = core.handles;
    handles.add(new PollDesc(handles.next(), 1));
    handles.add(new Cond(handles.next(), "cond"));
    handles.add(new Semaphore(handles.next(), "semaphore"));
    handles.add(new Timer(handles.next(), TimerKind.FUNCTION));
    CopiedFields fields = new CopiedFields(SameGraph.objects(core));
    for (Object object : fields.objects) {
      if (object.getClass().getPackageName().startsWith("gopark.runtime")) {
        fields.fill(object);
      }
    }
    return fields.filled;
  }

  private void fill(Object object) {
    for (Field field : SameGraph.fieldsOf(object.getClass())) {
      String name = object.getClass().getSimpleName() + "." + field.getName();
      if (!Modifier.isFinal(field.getModifiers())
          && !(object instanceof Program)
          && !STRUCTURE.contains(name)) {
        fill(object, field);
      }
    }
  }

  private void fill(Object object, Field field) {
    try {
      Class<?> type = field.getType();
      filled++;
      if (type == int.class) {
        field.setInt(object, 1_000 + filled);
      } else if (type == long.class) {
        field.setLong(object, 1_000_000L + filled);
      } else if (type == double.class) {
        field.setDouble(object, filled + 0.5);
      } else if (type == boolean.class) {
        field.setBoolean(object, true);
      } else if (type.isEnum()) {
        Object[] values = type.getEnumConstants();
        field.set(object, values[values.length - 1]);
      } else if (field.get(object) == null) {
        field.set(object, something(type, field));
      }
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  private Object something(Class<?> type, Field field) {
    if (type == Object.class || type == String.class) {
      return "something " + filled;
    }
    if (type == Operation.class) {
      return new Operation.Sleep(filled);
    }
    if (type == Program.class) {
      return new RepeatedProgram("main.filled", 1);
    }
    if (type == Frame.class) {
      return new Frame("main.filled", SourceLine.UNKNOWN);
    }
    if (type == ObjectCounts.class) {
      return new ObjectCounts();
    }
    if (type == Outcome.class) {
      return new Outcome();
    }
    if (type == Ending.class) {
      return new Ending(filled, "", Ending.Cause.RETURNED);
    }
    Object known = anyOf(type);
    if (known == null) {
      throw new AssertionError("Nothing is known to fill " + field + " with");
    }
    return known;
  }

  private @Nullable Object anyOf(Class<?> type) {
    List<Object> found = new ArrayList<>();
    for (Object object : objects) {
      if (type.isInstance(object)) {
        found.add(object);
      }
    }
    return found.isEmpty() ? null : found.get(filled % found.size());
  }
}
