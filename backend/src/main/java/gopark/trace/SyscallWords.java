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

  static Words of(SyscallEvent event) {
    Stamp at = event.at();
    return switch (event) {
      case SyscallEntered e ->
          Words.ofG(at, "running -> in syscall, " + Words.ns(e.ns()) + kind(e.call()));
      case SyscallExitedFast e ->
          Words.ofG(
              at,
              e.ownProcessor() ? "in syscall -> running" : "in syscall -> running, on an idle P");
      case SyscallExitedSlow e ->
          Words.ofG(at, "in syscall -> runnable").at(Words.to(at, e.place()));
      case PRetaken e ->
          Words.ofP(at, "retaken from " + Words.m(e.from()) + ": " + why(e.why())).at("by sysmon");
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
