package gopark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import gopark.computing.CoreScheduler;
import gopark.computing.Urgency;
import gopark.scenario.Scenario;
import gopark.session.Session;
import gopark.session.Sessions;
import gopark.session.Trouble;
import gopark.web.ServerTest;
import gopark.web.work.Behalf;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

/** A session on whose behalf something computes that does not look up. */
@ServerTest
@TestPropertySource(properties = "gopark.computing.longest-slice=100ms")
class EndlessSessionTest {

  private static final String NAME = "EndlessWork1";

  private final Sessions sessions;
  private final CoreScheduler cores;
  private final MeasuredJournal journal;
  private final InstantSource clock;

  @Autowired
  EndlessSessionTest(
      Sessions sessions, CoreScheduler cores, MeasuredJournal journal, InstantSource clock) {
    this.sessions = sessions;
    this.cores = cores;
    this.journal = journal;
    this.clock = clock;
  }

  @Test
  void theWatchdogFreezesItWhileThatComputesOn() {
    Session session = create(NAME);
    long seq = journal.lastSeq(NAME);
    AtomicBoolean enough = new AtomicBoolean();
    submit(NAME, Urgency.WAITED_FOR, enough);
    try {
      await().until(() -> journal.lastSeq(NAME) > seq);
    } finally {
      enough.set(true);
    }
    await()
        .until(() ->
            session.moment(clock.millis()).trouble() instanceof Trouble(Trouble.Code code, long _)
                && code == Trouble.Code.COMPUTES_TOO_LONG);
  }

  @Test
  void whatAReaderWithoutItsKeyAskedDoesNotFreezeIt() {
    Session session = create("EndlessRead1");
    long seq = journal.lastSeq("EndlessRead1");
    create("EndlessWork2");
    long other = journal.lastSeq("EndlessWork2");
    AtomicBoolean enough = new AtomicBoolean();
    submit("EndlessRead1", Urgency.READER, enough);
    try {
      await().until(() -> cores.stuck() == 1);
      // One that is stopped after it and is frozen: by then the first would be, too.
      submit("EndlessWork2", Urgency.WAITED_FOR, enough);
      await().until(() -> journal.lastSeq("EndlessWork2") > other);
    } finally {
      enough.set(true);
    }
    await().until(() -> cores.stuck() == 0);
    assertThat(journal.lastSeq("EndlessRead1")).isEqualTo(seq);
    assertThat(session.moment(clock.millis()).trouble()).isNull();
  }

  private Session create(String name) {
    Session session = sessions.create(name, Scenario.standard(), "hash", clock.millis());
    assertThat(session).isNotNull();
    return session;
  }

  private void submit(String session, Urgency urgency, AtomicBoolean enough) {
    cores.submit(
        new Behalf.OfSession(session),
        urgency,
        () -> {
          while (!enough.get()) {
            Thread.onSpinWait();
          }
        });
  }
}
