package gopark.golang.library;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Native;
import gopark.golang.value.SliceValue;
import gopark.golang.value.WordMemory;
import gopark.program.MetricFigures;
import gopark.program.Operation;
import gopark.program.Outcome;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What package runtime/metrics asks of the runtime. */
final class MetricsNatives {
  private static final String METRICS = "runtime/metrics";
  private static final int WORD_BYTES = 8;

  private MetricsNatives() {}

  static void addTo(NativeTable table) {
    table.add(METRICS, "read", new Read());
  }

  /** What the runtime counts, then what its memory counts, and all spans of time one by one. */
  private static final class Read implements Native {
    @Override
    public Operation call(Fiber f) {
      return new Operation.ReadMetrics();
    }

    @Override
    public @Nullable Operation finish(Fiber f, Outcome outcome) {
      if (outcome.value instanceof MetricFigures(List<Long> numbers, List<List<Long>> times)) {
        f.setRef(0, slice(f, numbers));
        f.setRef(1, slice(f, times.stream().flatMap(List::stream).toList()));
        f.setWord(2, f.world.heap.allocated());
        f.setWord(3, f.world.heap.allocations());
      }
      return null;
    }

    private static SliceValue slice(Fiber f, List<Long> values) {
      f.spend(values.size());
      long[] words = values.stream().mapToLong(Long::longValue).toArray();
      return new SliceValue(new WordMemory(words, WORD_BYTES), 0, words.length, words.length);
    }
  }
}
