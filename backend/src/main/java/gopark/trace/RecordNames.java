package gopark.trace;

import gopark.program.SourceLine;
import gopark.runtime.event.Checks;
import gopark.runtime.state.ChannelState;
import gopark.runtime.state.EndedState;
import gopark.runtime.state.GcState;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.KernelState;
import gopark.runtime.state.MachineStateView;
import gopark.runtime.state.NetpollState;
import gopark.runtime.state.ProcessorState;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.runtime.state.SchedState;
import gopark.runtime.state.Stats;
import gopark.runtime.state.SyncObjectState;
import gopark.runtime.state.SyncState;
import gopark.runtime.state.SysmonState;
import gopark.runtime.state.TimerState;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The runtime's records as they are called outside, in schemas and in types of conditions. The
 * names are in others' programs and must not change with those of the classes.
 */
public final class RecordNames {
  private static final Map<Class<?>, String> NAMES = new LinkedHashMap<>();

  static {
    NAMES.put(ChannelState.class, "ChannelState");
    NAMES.put(Checks.Entry.class, "Entry");
    NAMES.put(EndedState.class, "EndedState");
    NAMES.put(EndedState.LimitState.class, "LimitState");
    NAMES.put(GcState.class, "GcState");
    NAMES.put(GoroutineState.class, "GoroutineState");
    NAMES.put(KernelState.class, "KernelState");
    NAMES.put(MachineStateView.class, "MachineStateView");
    NAMES.put(NetpollState.class, "NetpollState");
    NAMES.put(ProcessorState.class, "ProcessorState");
    NAMES.put(ProcessorState.SysmonTick.class, "SysmonTick");
    NAMES.put(RuntimeSnapshot.class, "RuntimeSnapshot");
    NAMES.put(SchedState.class, "SchedState");
    NAMES.put(SourceLine.class, "SourceLine");
    NAMES.put(Stats.class, "Stats");
    NAMES.put(SyncObjectState.class, "SyncObjectState");
    NAMES.put(SyncState.class, "SyncState");
    NAMES.put(SysmonState.class, "SysmonState");
    NAMES.put(TimerState.class, "TimerState");
  }

  private RecordNames() {}

  /** The record's name outside. */
  public static String of(Class<?> record) {
    String name = NAMES.get(record);
    if (name == null) {
      throw new IllegalArgumentException(record + " has no name outside; give it one here");
    }
    return name;
  }
}
