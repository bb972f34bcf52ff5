package gopark.computing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import gopark.simulation.WorkMeter;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Which tasks are left off so that others begin. */
class WhoLeavesTest extends OneCore {

  private static final int MORE_THAN_MAY_BEGIN = StartedTasks.MOST_WITH_LEAVING + 60;

  private final AtomicBoolean enough = new AtomicBoolean();
  private final AtomicInteger refused = new AtomicInteger();
  private final AtomicInteger slices = new AtomicInteger();

  /** Computes until it is left off or everything is over. */
  private final class Endless implements Job {
    private final String name;
    private final WorkMeter meter = cores.meter();

    Endless(String name) {
      this.name = name;
    }

    @Override
    public void run() {
      while (!enough.get()) {
        clockNs.addAndGet(2 * MS);
        slices.incrementAndGet();
        meter.checkpoint(A_SLICE);
      }
      order.add(name + " ends");
    }

    @Override
    public void refused() {
      order.add(name + " leaves");
      refused.incrementAndGet();
    }

    @Override
    public boolean givesWay() {
      return true;
    }
  }

  private void takeAllPlaces() {
    for (int flow = 0; flow < MORE_THAN_MAY_BEGIN; flow++) {
      cores.submit("flow " + flow, Urgency.WAITED_FOR, "many", new Endless("many"));
    }
    await().until(() -> slices.get() > 10 * MORE_THAN_MAY_BEGIN);
  }

  private void end() {
    enough.set(true);
    await().until(() -> cores.started() == 0 && cores.waiting() == 0);
  }

  @Test
  void whoAsksOrPlaysBeginsThoughLongTasksHaveAllPlaces() {
    takeAllPlaces();
    CountDownLatch done = new CountDownLatch(2);
    cores.submit("asks", Urgency.WAITED_FOR, "other", done::countDown);
    cores.submit("plays", Urgency.BACKGROUND, done::countDown);
    pass(done);
    assertThat(cores.waitMs()).isLessThan(2_000);
    assertThat(cores.started()).isLessThanOrEqualTo(StartedTasks.MOST_WITH_LEAVING);
    end();
    assertThat(refused).as("those that left").hasPositiveValue();
  }

  @Test
  void noMoreThanHaveTheirPlacesGoOnForLong() {
    takeAllPlaces();
    await().until(() -> refused.get() >= MORE_THAN_MAY_BEGIN - StartedTasks.MOST);
    await().until(() -> cores.started() == StartedTasks.MOST);
    end();
    assertThat(refused).hasValue(MORE_THAN_MAY_BEGIN - StartedTasks.MOST);
  }

  @Test
  void theClientWhoHasMostLeavesAndOneWhoHasLittleGoesOn() {
    cores.submit("before all others", Urgency.WAITED_FOR, "one", new Endless("one"));
    takeAllPlaces();
    await().until(() -> refused.get() > 0);
    end();
    assertThat(order).contains("many leaves", "one ends").doesNotContain("one leaves");
  }

  @Test
  void whatCannotBeLeftOffGoesOn() {
    WorkMeter meter = cores.meter();
    cores.submit(
        "stream",
        Urgency.WAITED_FOR,
        "many",
        () -> {
          while (!enough.get()) {
            clockNs.addAndGet(2 * MS);
            meter.checkpoint(A_SLICE);
          }
          order.add("stream ends");
        });
    takeAllPlaces();
    await().until(() -> refused.get() > 0);
    end();
    assertThat(order).contains("stream ends");
  }
}
