package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.command.Command;
import gopark.command.Pace;
import gopark.command.PlaybackCommand;
import gopark.command.PlaybackCommand.Unit;
import gopark.journal.Entry;
import gopark.journal.Journal;
import gopark.runtime.GoRuntime;
import gopark.runtime.Sabotage;
import gopark.runtime.event.Event;
import gopark.scenario.Commands;
import gopark.scenario.Scenario;
import gopark.simulation.Digest;
import gopark.simulation.WorkAbandoned;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** A session that breaks a law of the runtime is held where it kept them, and is reported. */
class LawsTest {
  private static final long NOON = 1_000_000;
  private static final long FAULT = 700;

  private final Journal journal = new MemoryJournal();

  /** Goroutines that yield, so that there are many steps. */
  private static Scenario yielding(int goroutines) {
    String source =
        """
        package main

        import "runtime"

        func main() {
        	for i := 0; i < %d; i++ {
        		go func() {
        			for {
        				runtime.Gosched()
        			}
        		}()
        	}
        	select {}
        }
        """
            .formatted(goroutines);
    return Scenario.read(
            Map.of("version", 1L, "gomaxprocs", 2L, "program", Map.of("source", source)))
        .orThrow();
  }

  /** All sessions are held to the laws; at each look something may happen before. */
  private static final class Held implements Laws {
    private final List<LawReport> reports = new ArrayList<>();
    private final Consumer<GoRuntime> before;
    private int looks;

    Held(Consumer<GoRuntime> before) {
      this.before = before;
    }

    @Override
    public boolean holdFor(String session) {
      return true;
    }

    @Override
    public void check(GoRuntime runtime) {
      looks++;
      before.accept(runtime);
      runtime.checkInvariants();
    }

    @Override
    public void broken(LawReport report) {
      reports.add(report);
    }
  }

  private static Held wrongFrom(long step) {
    return new Held(runtime -> {
      if (runtime.steps() >= step) {
        Sabotage.miscount(runtime);
      }
    });
  }

  private static Host host(Laws laws) {
    return new Host(Allowance.NONE, WorkMeter.unlimited(), laws);
  }

  private Session session(String id, Scenario scenario, Laws laws) {
    return Objects.requireNonNull(
        Session.create(id, Origin.of(scenario), "hash", journal, host(laws), NOON));
  }

  private static Submitted does(Session session, Command... commands) {
    return session.submit(List.of(commands), OptionalLong.empty(), NOON);
  }

  private static Command steps(int count) {
    return new PlaybackCommand.Step(Unit.INSTRUCTION, count, 0);
  }

  private static Command play() {
    return new PlaybackCommand.Play(new Pace.NsPerSecond(1_000_000));
  }

  @Test
  void aSessionThatPlaysIsHeldAtTheLastGoodStepAndOthersGoOn() {
    Held laws = wrongFrom(FAULT);
    Session wrong = session("wrong", yielding(5), laws);
    Session other = session("other", yielding(5), Laws.NONE);
    does(wrong, play());
    does(other, play());
    List<String> told = new ArrayList<>();
    wrong.listen(
        new SessionListener() {
          @Override
          public void changed() {
            told.add("changed");
          }

          @Override
          public void ended() {
            told.add("ended");
          }
        });

    Moment seen = wrong.moment(NOON + 10_000);

    Trouble trouble = new Trouble(Trouble.Code.LAW_BROKEN, FAULT - 1);
    assertThat(seen.trouble()).isEqualTo(trouble);
    assertThat(seen.step()).isEqualTo(FAULT - 1);
    assertThat(seen.playing()).isFalse();
    assertThat(told).containsExactly("changed");
    assertThat(other.moment(NOON + 10_000).step()).isGreaterThan(10 * FAULT);
    assertThat(other.moment(NOON).trouble()).isNull();
    Session again = Objects.requireNonNull(Session.open("wrong", journal, host(Laws.NONE)));
    assertThat(again.moment(NOON + 20_000)).isEqualTo(seen);
    assertThat(laws.reports).hasSize(1);
  }

  @Test
  void theReportHasAllThatPlaysItAgain() {
    Held laws = wrongFrom(FAULT);
    Session wrong = session("wrong", yielding(5), laws);
    does(wrong, play());
    Moment seen = wrong.moment(NOON + 10_000);

    LawReport report = laws.reports.getFirst();
    assertThat(report.session()).isEqualTo("wrong");
    assertThat(report.engine()).isEqualTo(Engine.ID);
    assertThat(report.law()).startsWith("sched.npidle counts the idle processors. Here: ");
    assertThat(report.failure()).contains("SimulatorBug", "ProcessorLaws");
    assertThat(report.good()).isEqualTo(FAULT - 1);
    assertThat(report.step()).isEqualTo(FAULT);
    assertThat(report.noticed()).isGreaterThanOrEqualTo(FAULT);
    assertThat(report.repeats()).isTrue();
    assertThat(report.state()).contains("gomaxprocs=2");
    List<Event> events = report.events();
    assertThat(events.getLast().at().step()).isBetween(FAULT - 50, FAULT);
    assertThat(events).containsAll(wrong.events(FAULT - 20, 1_000, Set.of()).events());

    Scenario read = Scenario.read(report.scenario().tree()).orThrow();
    Session copy = session("copy", read, Laws.NONE);
    assertThat(copy.moment(NOON).runtime()).isEqualTo(seen.runtime());
    assertThat(Digest.hex(digest(copy))).isEqualTo(report.digest());
    Session broken = session("broken", read, wrongFrom(FAULT));
    does(broken, steps(1));
    assertThat(broken.moment(NOON).trouble())
        .isEqualTo(new Trouble(Trouble.Code.LAW_BROKEN, FAULT - 1));
  }

  private long digest(Session session) {
    Entry last = journal.read(session.id(), 0, 1_000).getLast();
    return Long.parseUnsignedLong((String) last.fields().get("digest"), 16);
  }

  @Test
  void aCommandThatBreaksALawIsNotDone() {
    Session wrong = session("wrong", yielding(5), wrongFrom(FAULT));
    does(wrong, steps(100));

    assertThat(does(wrong, steps(5_000)))
        .isInstanceOfSatisfying(
            Submitted.Refused.class,
            refused -> assertThat(refused.problem().code()).isEqualTo("session-read-only"));

    assertThat(wrong.step(NOON)).isEqualTo(100);
    assertThat(wrong.moment(NOON).trouble())
        .isEqualTo(new Trouble(Trouble.Code.LAW_BROKEN, FAULT - 1));
    Session again = Objects.requireNonNull(Session.open("wrong", journal));
    assertThat(again.moment(NOON)).isEqualTo(wrong.moment(NOON));
    assertThat(again.at(5_000).step()).isEqualTo(FAULT - 1);
  }

  @Test
  void commandsThatBreakALawTogetherAreInTheReportAndNotInTheSession() {
    Held laws = wrongFrom(FAULT);
    Session wrong = session("wrong", yielding(5), laws);
    does(wrong, steps(100));
    Map<String, Object> cpu = Map.of("kind", "cpu", "ns", 50_000L);
    List<Command> go =
        Commands.readAll(List.of(Map.of("do", "go", "by", 1L, "behaviour", cpu))).orThrow();

    does(wrong, go.getFirst(), steps(5_000));

    assertThat(wrong.moment(NOON).trouble()).isEqualTo(new Trouble(Trouble.Code.LAW_BROKEN, 100));
    assertThat(wrong.scenario().commands()).isEmpty();
    LawReport report = laws.reports.getFirst();
    assertThat(report.scenario().commands()).hasSize(1);
    assertThat(report.good()).isEqualTo(FAULT - 1);
    assertThat(report.repeats()).isTrue();
  }

  @Test
  void aSessionIsHeldThoughNobodyWaitsForItAnyMore() {
    boolean[] left = {false};
    WorkMeter shortSlices =
        new WorkMeter() {
          @Override
          protected long nextSlice() {
            return 500;
          }

          @Override
          protected boolean isAbandoned() {
            return left[0];
          }
        };
    Held laws =
        new Held(runtime -> {
          if (runtime.steps() >= FAULT) {
            left[0] = true;
            Sabotage.miscount(runtime);
          }
        });
    Session wrong =
        Objects.requireNonNull(
            Session.create(
                "wrong",
                Origin.of(yielding(5)),
                "",
                journal,
                new Host(Allowance.NONE, shortSlices, laws),
                NOON));
    does(wrong, play());

    assertThatThrownBy(() -> wrong.moment(NOON + 10_000)).isInstanceOf(WorkAbandoned.class);

    left[0] = false;
    LawReport report = laws.reports.getFirst();
    assertThat(report.repeats()).isNull();
    assertThat(report.good()).isLessThan(FAULT);
    assertThat(report.noticed()).isGreaterThanOrEqualTo(FAULT);
    assertThat(wrong.moment(NOON + 10_000).trouble())
        .isEqualTo(new Trouble(Trouble.Code.LAW_BROKEN, report.good()));
    assertThat(laws.reports).hasSize(1);
  }

  @Test
  void whatDoesNotRepeatIsReportedAsSuch() {
    boolean[] done = {false};
    Held laws =
        new Held(runtime -> {
          if (runtime.steps() >= FAULT && !done[0]) {
            done[0] = true;
            Sabotage.miscount(runtime);
          }
        });
    Session wrong = session("wrong", yielding(5), laws);
    does(wrong, play());
    Moment seen = wrong.moment(NOON + 10_000);

    LawReport report = laws.reports.getFirst();
    assertThat(report.repeats()).isFalse();
    assertThat(report.good()).isLessThan(FAULT);
    assertThat(report.noticed()).isEqualTo(report.step()).isGreaterThanOrEqualTo(FAULT);
    assertThat(seen.step()).isEqualTo(report.good());
  }

  @Test
  void aStepThatCannotBeFinishedIsReportedToo() {
    Held laws = new Held(runtime -> {});
    List<LawReport> reports = laws.reports;
    Laws careless =
        new Laws() {
          @Override
          public boolean holdFor(String session) {
            return true;
          }

          @Override
          public void check(GoRuntime runtime) {
            if (runtime.steps() >= FAULT) {
              Sabotage.endQueued(runtime);
            }
          }

          @Override
          public void broken(LawReport report) {
            reports.add(report);
          }
        };
    Session wrong = session("wrong", yielding(5), careless);
    does(wrong, play());

    assertThat(Objects.requireNonNull(wrong.moment(NOON + 10_000).trouble()).code())
        .isEqualTo(Trouble.Code.LAW_BROKEN);
    assertThat(reports.getFirst().law()).contains("cannot go from _Gdead");
  }

  @Test
  void aSessionThatIsCheckedIsTheSameAsOneThatIsNot() {
    Held laws = new Held(runtime -> {});
    Session checked = session("a", yielding(20), laws);
    Session free = session("b", yielding(20), Laws.NONE);
    for (Session session : List.of(checked, free)) {
      does(session, steps(3_000));
      does(session, new PlaybackCommand.SeekStep(500), play());
      session.moment(NOON + 5);
      does(session, new PlaybackCommand.Pause());
    }
    assertThat(laws.looks).isGreaterThan(10);
    assertThat(journal.read("a", 0, 100).stream().map(Entry::fields))
        .isEqualTo(journal.read("b", 0, 100).stream().map(Entry::fields).toList());
  }

  @Test
  void whatWasSeenBeforeIsNotLookedAtAgain() {
    does(session("s", yielding(5), Laws.NONE), steps(20_000));
    Held laws = new Held(runtime -> assertThat(runtime.steps()).isGreaterThan(20_000));
    Session session = Objects.requireNonNull(Session.open("s", journal, host(laws)));
    does(session, new PlaybackCommand.SeekStep(3), new PlaybackCommand.SeekStep(19_000));
    assertThat(laws.looks).isZero();
    does(session, new PlaybackCommand.SeekStep(25_000));
    assertThat(laws.looks).isPositive();
    assertThat(session.moment(NOON).trouble()).isNull();
  }

  @Test
  void manyGoroutinesAreLookedAtSeldomAndFewOften() {
    Held few = new Held(runtime -> {});
    does(session("few", yielding(5), few), steps(50_000));
    Held many = new Held(runtime -> {});
    does(session("many", yielding(3_000), many), steps(150_000));
    assertThat(few.looks).isGreaterThan(500);
    assertThat(many.looks).isBetween(3, 100);
  }

  @Test
  void whatIsSeenOfASmallSessionHasBeenLookedAt() {
    List<Long> looked = new ArrayList<>();
    Held laws = new Held(runtime -> looked.add(runtime.steps()));
    Session session = session("s", yielding(5), laws);
    for (int i = 0; i < 50; i++) {
      does(session, steps(1));
      assertThat(looked).contains(session.step(NOON));
    }
  }
}
