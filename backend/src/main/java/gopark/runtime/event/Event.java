package gopark.runtime.event;

/**
 * Something that has happened in the simulated runtime: one record for each {@link EventKind},
 * named after it. Goroutines, machines and processors are told by their numbers, {@link
 * EventSink#NONE} where there is none.
 */
public sealed interface Event
    permits GoroutineEvent,
        SchedulerEvent,
        MachineEvent,
        SyscallEvent,
        SysmonEvent,
        TimerEvent,
        ChannelEvent,
        SyncEvent,
        WorldEvent,
        GcEvent,
        KernelEvent,
        ProgramEvent {

  /** When it happened, in what order, and to whom. */
  Stamp at();

  /** The function of the runtime that did it. */
  default String function() {
    return at().kind().function();
  }
}
