package gopark.picture;

import gopark.os.ThreadState;
import gopark.program.Operation.SyncKind;
import gopark.runtime.state.Ending;
import gopark.runtime.state.GcPhase;
import gopark.runtime.state.GcWorkerMode;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.MachineState;
import gopark.runtime.state.ProcessorStatus;
import gopark.runtime.state.TimerKind;
import gopark.runtime.state.WaitReason;
import gopark.runtime.state.Waiting;
import gopark.runtime.state.Where;
import gopark.trace.ApiNames;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.module.SimpleModule;

/** Reads back the texts that snapshots have outside: constants, reasons and places. */
final class ToldModule extends SimpleModule {
  private static final long serialVersionUID = 1;
  private static final Pattern NUMBERED = Pattern.compile("([a-z]+) (\\d+)( recvq| sendq)?");

  ToldModule() {
    super("told");
    for (Class<? extends Enum<?>> type :
        List.of(
            MachineState.class,
            GoroutineStatus.class,
            ProcessorStatus.class,
            GcWorkerMode.class,
            GcPhase.class,
            ThreadState.class,
            TimerKind.class,
            SyncKind.class,
            Ending.Cause.class)) {
      addConstants(type);
    }
    add(Waiting.class, text -> new Waiting(WaitReason.named(text), text));
    add(Where.class, ToldModule::where);
    addKeyDeserializer(
        GoroutineStatus.class,
        new KeyDeserializer() {
          @Override
          public Object deserializeKey(String key, DeserializationContext context) {
            return status(key);
          }
        });
  }

  /** The status that the runtime calls so. */
  private static GoroutineStatus status(String text) {
    return Arrays.stream(GoroutineStatus.values())
        .filter(status -> status.text().equals(text))
        .findFirst()
        .orElseThrow();
  }

  private <E extends Enum<?>> void addConstants(Class<E> type) {
    Map<String, E> byText = new LinkedHashMap<>();
    for (E constant : type.getEnumConstants()) {
      byText.put(ApiNames.of(constant), constant);
    }
    add(type, text -> Objects.requireNonNull(byText.get(text), text));
  }

  private <T> void add(Class<T> type, Function<String, T> read) {
    addDeserializer(
        type,
        new StdDeserializer<T>(type) {
          @Override
          public T deserialize(JsonParser from, DeserializationContext context) {
            return read.apply(from.getString());
          }
        });
  }

  private static Where where(String text) {
    Matcher numbered = NUMBERED.matcher(text);
    if (numbered.matches()) {
      boolean channel = numbered.group(1).equals("chan");
      Where.Kind kind = channel ? Where.Kind.CHANNEL : Where.Kind.SYNC_OBJECT;
      return new Where(kind, Integer.parseInt(numbered.group(2)), text);
    }
    return new Where(kind(text), text);
  }

  private static Where.Kind kind(String text) {
    if (text.startsWith("M")) {
      return Where.Kind.MACHINE;
    }
    if (text.endsWith(".runnext")) {
      return Where.Kind.RUNNEXT;
    }
    if (text.contains(".runq[")) {
      return Where.Kind.RUN_QUEUE;
    }
    return switch (text) {
      case "timer" -> Where.Kind.TIMERS;
      case "netpoll" -> Where.Kind.NETPOLL;
      default -> Where.Kind.OTHER;
    };
  }
}
