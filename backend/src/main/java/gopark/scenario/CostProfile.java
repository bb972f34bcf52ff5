package gopark.scenario;

import gopark.runtime.config.CostModel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * What operations cost where that was measured: by the names of the costs, in nanoseconds. What it
 * does not name costs what it costs elsewhere.
 */
public record CostProfile(SequencedMap<String, Long> costs) {
  public static final CostProfile NONE = new CostProfile(new LinkedHashMap<>());

  private static final List<Field<?>> FIELDS = fields();

  public CostProfile {
    costs = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(costs));
  }

  private static List<Field<?>> fields() {
    List<Field<?>> fields = new ArrayList<>();
    CostModel.NAMES.forEach(name -> fields.add(SharedFields.COST.named(name).optional()));
    return fields;
  }

  static CostProfile read(Fields fields) {
    fields.mayHave(CostModel.NAMES);
    SequencedMap<String, Long> costs = new LinkedHashMap<>();
    for (Field<?> field : FIELDS) {
      if (field.of(fields) instanceof Long cost) {
        costs.put(field.name, cost);
      }
    }
    return new CostProfile(costs);
  }

  SequencedMap<String, Object> tree() {
    return new Tree().withAll(new LinkedHashMap<>(costs)).done();
  }

  static SequencedMap<String, Object> schema() {
    return Field.object(FIELDS);
  }

  public boolean isEmpty() {
    return costs.isEmpty();
  }
}
