package gopark.runtime.view;

import gopark.os.Kernel;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.model.GcCycle;
import gopark.runtime.model.Handles;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.ReleaseInForce;
import gopark.runtime.port.WakeUps;
import gopark.runtime.release.Release;
import gopark.runtime.schedule.Netpoller;
import gopark.runtime.schedule.SysmonNote;
import gopark.runtime.state.Ending;
import gopark.simulation.Agenda;
import gopark.simulation.SeededRandom;
import gopark.simulation.WorkMeter;
import org.jspecify.annotations.Nullable;

/**
 * All of a process that can be read, for those who only look.
 *
 * @param ending how the process ended, or null while it lives
 */
public record ProcessData(
    RuntimeConfig config,
    Clock clock,
    ReleaseInForce inForce,
    Sched sched,
    Handles handles,
    GcCycle cycle,
    Netpoller netpoller,
    SysmonNote sysmon,
    Kernel kernel,
    Agenda agenda,
    SeededRandom random,
    WakeUps wakeUps,
    WorkMeter work,
    @Nullable Ending ending) {

  Release release() {
    return inForce.get();
  }

  long now() {
    return clock.now();
  }
}
