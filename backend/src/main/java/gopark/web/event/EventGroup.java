package gopark.web.event;

import gopark.runtime.event.ChannelEvent;
import gopark.runtime.event.Event;
import gopark.runtime.event.GcEvent;
import gopark.runtime.event.GoroutineEvent;
import gopark.runtime.event.KernelEvent;
import gopark.runtime.event.MachineEvent;
import gopark.runtime.event.ProgramEvent;
import gopark.runtime.event.SchedulerEvent;
import gopark.runtime.event.SyncEvent;
import gopark.runtime.event.SyscallEvent;
import gopark.runtime.event.SysmonEvent;
import gopark.runtime.event.TimerEvent;
import gopark.runtime.event.WorldEvent;

/** What kinds of events have in common, for filters; the API names must not change. */
enum EventGroup {
  GOROUTINE("goroutine"),
  SCHEDULER("scheduler"),
  MACHINE("machine"),
  SYSCALL("syscall"),
  SYSMON("sysmon"),
  TIMER("timer"),
  CHANNEL("channel"),
  SYNC("sync"),
  WORLD("world"),
  GC("gc"),
  KERNEL("kernel"),
  PROGRAM("program");

  private final String api;

  EventGroup(String api) {
    this.api = api;
  }

  /** The group that an event's record belongs to. */
  static EventGroup of(Event event) {
    return switch (event) {
      case GoroutineEvent _ -> GOROUTINE;
      case SchedulerEvent _ -> SCHEDULER;
      case MachineEvent _ -> MACHINE;
      case SyscallEvent _ -> SYSCALL;
      case SysmonEvent _ -> SYSMON;
      case TimerEvent _ -> TIMER;
      case ChannelEvent _ -> CHANNEL;
      case SyncEvent _ -> SYNC;
      case WorldEvent _ -> WORLD;
      case GcEvent _ -> GC;
      case KernelEvent _ -> KERNEL;
      case ProgramEvent _ -> PROGRAM;
    };
  }

  String api() {
    return api;
  }
}
