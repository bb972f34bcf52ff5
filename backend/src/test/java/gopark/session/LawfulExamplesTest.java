package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.GoRuntime;
import gopark.scenario.Scenario;
import gopark.scenario.Timed;
import gopark.simulation.WorkMeter;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the server brings with it keeps the laws of the runtime, also as sessions play it. */
class LawfulExamplesTest {
  private static final long STEPS = 20_000;
  private static final long EACH_STEP = 4_000;
  private static final long NOON = 1_000_000;

  private static final Map<String, Scenario> SHIPPED = EngineRuns.shipped();

  static List<String> names() {
    return List.copyOf(SHIPPED.keySet());
  }

  @ParameterizedTest
  @MethodSource("names")
  void aShippedRunKeepsTheLaws(String name) {
    Scenario scenario = Objects.requireNonNull(SHIPPED.get(name));
    keepsThemAtEachStep(scenario);
    AtomicInteger looks = new AtomicInteger();
    Laws laws =
        new Laws() {
          @Override
          public boolean holdFor(String session) {
            return true;
          }

          @Override
          public void check(GoRuntime runtime) {
            looks.incrementAndGet();
            runtime.checkInvariants();
          }

          @Override
          public void broken(LawReport report) {
            throw new AssertionError(report.law() + " after step " + report.good());
          }
        };
    Session session =
        Objects.requireNonNull(
            Session.create(
                "s",
                Origin.of(scenario),
                "",
                new MemoryJournal(),
                new Host(Allowance.NONE, WorkMeter.unlimited(), laws),
                NOON));
    assertThat(session.at(STEPS).step()).isPositive();
    assertThat(session.moment(NOON).trouble()).isNull();
    assertThat(looks.get()).isPositive();
  }

  private static void keepsThemAtEachStep(Scenario scenario) {
    GoRuntime runtime = scenario.start(new RunSink());
    List<Timed> commands = scenario.commands();
    int done = 0;
    do {
      while (done < commands.size() && commands.get(done).step() <= runtime.steps()) {
        runtime.apply(commands.get(done).command());
        done++;
      }
      runtime.checkInvariants();
    } while (runtime.steps() < EACH_STEP && runtime.step());
  }
}
