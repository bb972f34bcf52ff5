package gopark.web.lesson;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What was asked for lately, up to a number of things. Two who ask for one at the same time may
 * both make it: making takes long, and holds nobody up.
 */
final class Kept<K, V> {
  private final int most;
  private final Map<K, V> values = new LinkedHashMap<>(16, 0.75F, true);

  Kept(int most) {
    this.most = most;
  }

  /** The value of that key, which is made if it is not kept. */
  V of(K key, Supplier<V> make) {
    V known = known(key);
    return known == null ? keep(key, make.get()) : known;
  }

  private synchronized @Nullable V known(K key) {
    return values.get(key);
  }

  private synchronized V keep(K key, V value) {
    values.put(key, value);
    if (values.size() > most) {
      values.remove(values.keySet().iterator().next());
    }
    return value;
  }
}
