package gopark.session;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A client's side of a patch: RFC 7396, section 2, as it is written there. */
public final class MergePatch {
  private MergePatch() {}

  /** The target after the patch; neither is changed. */
  public static @Nullable Object apply(@Nullable Object target, @Nullable Object patch) {
    if (!(patch instanceof Map<?, ?> changes)) {
      return patch;
    }
    Map<Object, @Nullable Object> result = new LinkedHashMap<>();
    if (target instanceof Map<?, ?> fields) {
      result.putAll(fields);
    }
    changes.forEach((name, value) -> {
      if (value == null) {
        result.remove(name);
      } else {
        result.put(name, apply(result.get(name), value));
      }
    });
    return result;
  }
}
