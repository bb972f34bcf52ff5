package gopark.capacity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** The model, held against a simulation that does not know it, and against what was measured. */
class CapacityTest {

  private static final Costs COSTS = new Costs(1_000, 50, 3_000);
  private static final double SECONDS = 20;

  @Test
  void viewersWhoAreSpreadMakeReplicas() {
    assertThat(Model.replicas(1, 100)).isCloseTo(1, within(1e-9));
    assertThat(Model.replicas(10, 1)).isEqualTo(1);
    assertThat(Model.replicas(1_000_000, 40)).isCloseTo(40, within(1e-6));
    assertThat(Model.replicas(10, 100)).isBetween(9.0, 10.0);
  }

  @Test
  void theSimulationFindsTheBusyCoresThatTheModelSays() {
    for (int servers : new int[] {1, 2, 7}) {
      Load load = new Load(200, 2_000, 4, 200);
      QueueSimulation.Result found = QueueSimulation.run(load, COSTS, servers, 4, SECONDS, servers);
      double expected = Model.busyCores(load, COSTS, servers);
      assertThat(found.busyCores()).isCloseTo(expected, within(0.05 * expected));
      assertThat(found.p99Ms()).isGreaterThanOrEqualTo(COSTS.told() / 1e3);
    }
  }

  @Test
  void whereTooFewServersAreEverybodyWaits() {
    Load load = new Load(400, 4_000, 4, 0);
    double needs = Model.busyCores(load, COSTS, 1);
    assertThat(needs).isGreaterThan(2);
    QueueSimulation.Result tooFew = QueueSimulation.run(load, COSTS, 1, 2, SECONDS, 1);
    QueueSimulation.Result enough = QueueSimulation.run(load, COSTS, 1, 8, SECONDS, 1);
    assertThat(tooFew.p99Ms()).isGreaterThan(20 * enough.p99Ms());
    assertThat(Model.servers(load, COSTS, 2, 0.6, 1)).isGreaterThan(1);
  }

  @Test
  void theMeasuredPointsAreWhatModelAndSimulationSay() {
    for (Measured point : Measured.POINTS) {
      double model = Model.busyCores(point.load(), Costs.MEASURED, point.servers());
      QueueSimulation.Result found =
          QueueSimulation.run(point.load(), Costs.MEASURED, point.servers(), 1, SECONDS, 1);
      assertThat(point.busyCores()).as("%s", point).isCloseTo(model, within(0.3 * model));
      assertThat(found.busyCores()).as("%s", point).isCloseTo(model, within(0.05 * model));
    }
  }
}
