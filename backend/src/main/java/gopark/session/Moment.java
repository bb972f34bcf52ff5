package gopark.session;

import gopark.command.Pace;
import gopark.runtime.release.Releases;
import gopark.runtime.release.Rules;
import gopark.runtime.state.RuntimeSnapshot;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * What can be seen of a session at one step.
 *
 * @param scene the id of the scene that the session was made from; null: of none
 * @param seq of the journal's last entry that it knows
 * @param timeNs the clock, which runs on between two steps
 * @param playing whether the clock will move it on
 * @param pace of the last time it was told to play; null: never
 * @param branch the future that is shown
 * @param farthest the last step of that branch that anybody has seen
 * @param events how many events there have been on this branch, up to here
 * @param rules changed from the release's
 * @param breakpoints their conditions by their ids
 * @param stoppedBy the id of the breakpoint that ended the playing, or {@code #steps}, {@code
 *     #goroutines} or {@code #memory} if the limit of these did; null: nothing has
 * @param trouble why the session goes on no more, and the last good step of this branch; or null
 * @param lag how far it is behind where it should be; null: it is there
 * @param quiet true if nothing of the runtime waited in a queue when main began; else null
 * @param latency how soon the system beneath wakes threads; null: as Linux does
 * @param costs what operations cost, where that is other than usual; null: nowhere
 * @param source the Go program that it runs; null: none
 * @param runtime what the simulated process shows
 */
public record Moment(
    String session,
    @Nullable String scene,
    long seq,
    long timeNs,
    boolean playing,
    @Nullable Pace pace,
    int branch,
    long farthest,
    long events,
    Rules rules,
    SequencedMap<String, String> breakpoints,
    @Nullable String stoppedBy,
    @Nullable Trouble trouble,
    @Nullable Lag lag,
    @Nullable Boolean quiet,
    @Nullable String latency,
    @Nullable SequencedMap<String, Long> costs,
    @Nullable ProgramText source,
    RuntimeSnapshot runtime) {
  public Moment {
    breakpoints = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(breakpoints));
  }

  public long step() {
    return runtime.step();
  }

  /** The number of picks after which the global queue comes first; 0: never. */
  public int globalTick() {
    return rules.appliedTo(Releases.named(runtime.go())).globalTick();
  }
}
