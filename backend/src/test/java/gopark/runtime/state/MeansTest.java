package gopark.runtime.state;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.Event;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class MeansTest {
  private static final Set<Type> NUMBERS =
      Set.of(int.class, long.class, double.class, Integer.class, Long.class, Double.class);

  private final Set<Class<?>> seen = new LinkedHashSet<>();
  private final Set<String> silent = new TreeSet<>();

  @Test
  void everyNumberInARecordOfEventsSnapshotsAndReasonsSaysWhatItHolds() {
    look(Event.class);
    look(RuntimeSnapshot.class);
    look(ChannelContents.class);
    look(Creation.class);
    look(Why.class);
    look(Why.Link.class);
    assertThat(silent).as("components without @Means").isEmpty();
    assertThat(seen).hasSizeGreaterThan(100);
  }

  private void look(Class<?> type) {
    if (!type.getName().startsWith("gopark.runtime.") || !seen.add(type)) {
      return;
    }
    if (type.isSealed()) {
      for (Class<?> kind : type.getPermittedSubclasses()) {
        look(kind);
      }
    }
    if (type.isRecord()) {
      for (RecordComponent component : type.getRecordComponents()) {
        look(type.getSimpleName() + "." + component.getName(), component.getAnnotatedType());
      }
    }
  }

  /** Keys, values and elements say it themselves. */
  private void look(String where, AnnotatedType type) {
    if (type instanceof AnnotatedParameterizedType many) {
      for (AnnotatedType argument : many.getAnnotatedActualTypeArguments()) {
        look(where, argument);
      }
    } else if (type.getType() instanceof Class<?> single) {
      if (NUMBERS.contains(single) && !type.isAnnotationPresent(Means.class)) {
        silent.add(where);
      }
      look(single);
    }
  }
}
