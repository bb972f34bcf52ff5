package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.scenario.Scenario;
import gopark.simulation.WorkMeter;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A session that is ended on another thread while somebody works with it takes no memory. */
final class EndedSessionTest {
  private static final long NOON = 1_800_000_000_000L;

  private final SessionLimits limits =
      new SessionLimits(1_000, 3, 20, 1 << 20, 500, 1 << 30, 60_000, 600_000);
  private final SessionMemory memory = new SessionMemory(limits.weight());
  private final Resident resident = new Resident(NOON);
  private final EndedMeanwhile allowance = new EndedMeanwhile();
  private Session session;

  @BeforeEach
  void create() {
    Host host = Host.of(allowance, WorkMeter.unlimited());
    Origin origin = Origin.of(Scenario.standard());
    session =
        Objects.requireNonNull(
            resident.get(
                () -> Session.create("s", origin, "hash", new MemoryJournal(), host, NOON), NOON));
    assertThat(memory.taken()).isPositive();
  }

  @Test
  void itGivesBackWhatIsWeighedWhileItEnds() {
    allowance.endsWhenWeighed = true;
    resident.weigh();

    assertThat(session.isEnded()).isTrue();
    assertThat(memory.taken()).isZero();
  }

  @Test
  void itGivesBackWhatItTakesWhileItIsPutToRest() {
    allowance.endsWhenWeighed = true;
    resident.rest();

    assertThat(session.isEnded()).isTrue();
    assertThat(memory.taken()).isZero();
  }

  @Test
  void itGivesBackWhatItTookForWhoeverLookedAtItWhenItEnded() {
    allowance.endsWhenLeftAlone = true;
    session.moment(NOON);

    assertThat(session.isEnded()).isTrue();
    assertThat(memory.taken()).isZero();
  }

  @Test
  void itWeighsNothingAfterItsEnd() {
    resident.end();
    resident.weigh();
    session.moment(NOON);

    assertThat(session.weight()).isZero();
    assertThat(memory.taken()).isZero();
  }

  /** An allowance in the midst of whose use the session is ended, once. */
  private final class EndedMeanwhile implements Allowance {
    private final Allowance real = new LimitedAllowance(limits, memory.claim());
    private boolean endsWhenWeighed;
    private boolean endsWhenLeftAlone;

    /** The end finds the session's lock taken: it is on another thread. */
    private void end() {
      FutureTask<?> ends = new FutureTask<>(resident::end, null);
      Thread.ofPlatform().start(ends);
      try {
        ends.get();
      } catch (InterruptedException | ExecutionException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public boolean weighs(long bytes) {
      if (endsWhenWeighed) {
        endsWhenWeighed = false;
        end();
      }
      return real.weighs(bytes);
    }

    @Override
    public boolean hasGrown() {
      if (endsWhenLeftAlone) {
        endsWhenLeftAlone = false;
        end();
      }
      return real.hasGrown();
    }

    @Override
    public long steps() {
      return real.steps();
    }

    @Override
    public int goroutines() {
      return real.goroutines();
    }

    @Override
    public int branches() {
      return real.branches();
    }

    @Override
    public int commands() {
      return real.commands();
    }

    @Override
    public long bytes() {
      return real.bytes();
    }

    @Override
    public boolean hasRoom(long bytes) {
      return real.hasRoom(bytes);
    }

    @Override
    public boolean grows(long bytes) {
      return real.grows(bytes);
    }

    @Override
    public boolean isUsedUp() {
      return real.isUsedUp();
    }

    @Override
    public boolean isFull() {
      return real.isFull();
    }
  }
}
