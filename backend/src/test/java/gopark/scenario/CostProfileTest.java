package gopark.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.config.CostModel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CostProfileTest {
  @Test
  void whatTheProfileNamesCostsThatAndAllElseWhatItCostsElsewhere() {
    CostModel costs = read(Map.of("futexLatency", 32_000, "park", 70)).costModel();

    assertThat(costs.futexLatency()).isEqualTo(32_000);
    assertThat(costs.park()).isEqualTo(70);
    assertThat(costs)
        .isEqualTo(CostModel.linux().with(Map.of("futexLatency", 32_000L, "park", 70L)));
    assertThat(costs.steal()).isEqualTo(CostModel.linux().steal());
  }

  @Test
  void aDocumentKeepsItsProfile() {
    Scenario scenario = read(Map.of("threadStart", 90_000));

    assertThat(Scenario.read(scenario.tree()).orThrow()).isEqualTo(scenario);
  }

  @Test
  void everyCostCanBeNamedAndNoOther() {
    Map<String, Object> all = new LinkedHashMap<>();
    CostModel.NAMES.forEach(name -> all.put(name, 7));

    assertThat(read(all).costs().costs()).containsOnlyKeys(CostModel.NAMES);
    assertThat(codes(Map.of("lunch", 7))).containsExactly("unknown-field");
  }

  @Test
  void noCostIsNothingAndNoneIsMoreThanASecond() {
    assertThat(codes(Map.of("park", 0))).containsExactly("out-of-range");
    assertThat(codes(Map.of("park", 1_000_000_001))).containsExactly("out-of-range");
  }

  @Test
  void theSchemaNamesTheSameCosts() {
    Map<?, ?> costs = JsonSchema.object(CostProfile.schema().get("properties"));
    assertThat(new ArrayList<Object>(costs.keySet())).isEqualTo(CostModel.NAMES);
  }

  private static Scenario read(Map<String, Object> costs) {
    return reading(costs).orThrow();
  }

  private static List<String> codes(Map<String, Object> costs) {
    return reading(costs).problems().stream().map(Problem::code).toList();
  }

  private static Reading<Scenario> reading(Map<String, Object> costs) {
    return Scenario.read(Map.of("version", 1, "costs", costs));
  }
}
