package gopark.trace;

import gopark.program.Operation.SyscallKind;
import gopark.runtime.event.Retaken;
import gopark.runtime.event.Stamp;
import gopark.runtime.event.SyscallEvent;
import gopark.runtime.event.SyscallEvent.PRetaken;
import gopark.runtime.event.SyscallEvent.SyscallEntered;
import gopark.runtime.event.SyscallEvent.SyscallExitedFast;
import gopark.runtime.event.SyscallEvent.SyscallExitedSlow;

/** System calls, in words. */
final class SyscallWords {
  private SyscallWords() {}

  static EventLine of(SyscallEvent event) {
    Stamp at = event.at();
    return switch (event) {
      case SyscallEntered e ->
          EventLine.ofG(at, "running -> in syscall, " + EventLine.ns(e.ns()) + kind(e.call()));
      case SyscallExitedFast e ->
          EventLine.ofG(
              at,
              e.ownProcessor() ? "in syscall -> running" : "in syscall -> running, on an idle P");
      case SyscallExitedSlow e ->
          EventLine.ofG(at, "in syscall -> runnable").at(EventLine.to(at, e.place()));
      case PRetaken e ->
          EventLine.ofP(at, "retaken from " + EventLine.m(e.from()) + ": " + why(e.why()))
              .at("by sysmon");
    };
  }

  private static String kind(SyscallKind kind) {
    return switch (kind) {
      case RAW -> ", raw";
      case BLOCKING -> "";
      case KNOWN_BLOCKING -> ", known to block";
      case CGO -> ", cgo";
    };
  }

  private static String why(Retaken why) {
    return switch (why) {
      case QUEUED_WORK -> "work is queued";
      case NOBODY_IDLE -> "nobody is idle";
      case TEN_MILLISECONDS -> "10 ms are over";
    };
  }
}
