package gopark.condition;

import dev.cel.common.values.NullValue;
import gopark.runtime.state.Told;
import gopark.trace.ApiNames;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The runtime's values as CEL knows them, each made when it is asked for. */
final class CelValues {
  private CelValues() {}

  static Object of(@Nullable Object value, LookBudget budget) {
    return switch (value) {
      case null -> NullValue.NULL_VALUE;
      case Integer number -> Long.valueOf(number);
      case String text -> {
        budget.text(text);
        yield text;
      }
      case Told told -> {
        budget.text(told.text());
        yield told.text();
      }
      case Enum<?> constant -> ApiNames.of(constant);
      case Record record -> new RecordValue(record, budget);
      case List<?> list -> new ListValue(list, budget);
      case Map<?, ?> map -> new TableValue(map, budget);
      default -> value;
    };
  }
}
