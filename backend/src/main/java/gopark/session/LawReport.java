package gopark.session;

import gopark.runtime.config.CostModel;
import gopark.runtime.event.Event;
import gopark.scenario.Scenario;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that is needed to find out why a session broke a law of the runtime. It has no key.
 *
 * @param engine that computed it
 * @param law what did not hold, and where
 * @param failure the exception, with its stack
 * @param good the last step at which all was well; the session is held there
 * @param step at which the law was broken, as near as it is known
 * @param noticed the step at which that was noticed
 * @param repeats whether it happened again when these steps were made again; null: nobody knows
 * @param scenario a session of it stands at the last good step
 * @param release whose rules hold, before the scenario changes them
 * @param digest of the state at the last good step; null: it could not be worked out
 * @param events the last ones, up to where the law was broken
 * @param state as GODEBUG=schedtrace tells it there
 */
public record LawReport(
    String session,
    String engine,
    String law,
    String failure,
    long good,
    long step,
    long noticed,
    @Nullable Boolean repeats,
    Scenario scenario,
    String release,
    CostModel costs,
    @Nullable String digest,
    List<Event> events,
    String state) {

  public LawReport {
    events = List.copyOf(events);
  }
}
