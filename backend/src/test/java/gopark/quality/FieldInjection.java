package gopark.quality;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import java.util.List;
import java.util.Set;

/** Fields that a container fills behind the constructor's back. */
final class FieldInjection {

  private static final Set<String> ANNOTATIONS =
      Set.of(
          "org.springframework.beans.factory.annotation.Autowired",
          "org.springframework.beans.factory.annotation.Value",
          "jakarta.inject.Inject",
          "jakarta.annotation.Resource");

  private FieldInjection() {}

  static List<String> in(JavaClasses classes) {
    return classes.stream()
        .flatMap(type -> type.getFields().stream())
        .filter(FieldInjection::isInjected)
        .map(field ->
            "%s is injected into the field. Instead: make it a constructor's parameter."
                .formatted(field.getFullName()))
        .sorted()
        .toList();
  }

  private static boolean isInjected(JavaField field) {
    return field.getAnnotations().stream()
        .anyMatch(annotation -> ANNOTATIONS.contains(annotation.getRawType().getName()));
  }
}
