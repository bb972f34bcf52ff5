package gopark.runtime.release;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Rules by the names of their switches, so that a new switch is told only where it is tried. */
public final class SomeRules {
  private SomeRules() {}

  public static Rules of(String name, Object value) {
    return of(Map.of(name, value));
  }

  public static Rules of(String one, Object value, String other, Object second) {
    return of(Map.of(one, value, other, second));
  }

  /** The rules with these switches, and no others. */
  public static Rules of(Map<String, ?> switches) {
    Map<String, Object> left = new LinkedHashMap<>(switches);
    List<Class<?>> types = new ArrayList<>();
    List<@Nullable Object> values = new ArrayList<>();
    for (RecordComponent component : Rules.class.getRecordComponents()) {
      types.add(component.getType());
      values.add(left.remove(component.getName()));
    }
    if (!left.isEmpty()) {
      throw new IllegalArgumentException("There are no switches " + left.keySet());
    }
    try {
      return Rules.class
          .getConstructor(types.toArray(Class<?>[]::new))
          .newInstance(values.toArray());
    } catch (InvocationTargetException e) {
      throw e.getCause() instanceof RefusedSetting refused
          ? refused
          : new IllegalArgumentException(e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("No rules can be made of " + switches, e);
    }
  }
}
