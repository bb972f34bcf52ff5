package gopark.web.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.journal.Journal;
import gopark.journal.SessionHead;
import gopark.scenario.Scenario;
import gopark.session.Laws;
import gopark.session.Origin;
import gopark.session.SessionLimits;
import gopark.session.Sessions;
import gopark.simulation.WorkAbandoned;
import gopark.simulation.WorkMeter;
import gopark.web.limit.Limits;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** A session on its way to the step at which it is to stand when its client goes away. */
@ApiTest
class AbandonedCreationTest {
  private static final int MANY = 100_000;

  private final Journal journal;
  private final Limits limits;

  @Autowired
  AbandonedCreationTest(Journal journal, Limits limits) {
    this.journal = journal;
    this.limits = limits;
  }

  @Test
  void nothingIsStoredOfASessionWhoseNameAndKeyNobodyWasTold() {
    List<SessionHead> before = journal.sessions("", MANY);
    LeftAlone meter = new LeftAlone(before.size());
    SessionLimits room = new SessionLimits(MANY, 9, 90, 1 << 20, 500, 1 << 30, MANY, MANY);
    Sessions sessions = new Sessions(journal, room, memory -> meter, Laws.NONE);
    SessionMaker maker = new SessionMaker(sessions, limits);
    Map<String, Object> spins =
        Map.of("step", 0, "do", "go", "behaviour", Map.of("kind", "forever"));
    Scenario busy =
        Scenario.read(Map.of("version", Scenario.VERSION, "commands", List.of(spins))).orThrow();
    assertThatThrownBy(() -> maker.make(Origin.of(busy), MANY, 0))
        .isInstanceOf(WorkAbandoned.class);
    assertThat(meter.asked).as("it was on its way").hasPositiveValue();
    assertThat(journal.sessions("", MANY)).isEqualTo(before);
  }

  /** The meter of a client who goes away once his session is stored. */
  private final class LeftAlone extends WorkMeter {
    final AtomicInteger asked = new AtomicInteger();
    private final int others;

    LeftAlone(int others) {
      this.others = others;
    }

    @Override
    protected long nextSlice() {
      return 0;
    }

    @Override
    protected boolean isAbandoned() {
      boolean isStored = journal.sessions("", MANY).size() > others;
      if (isStored) {
        asked.incrementAndGet();
      }
      return isStored;
    }
  }
}
