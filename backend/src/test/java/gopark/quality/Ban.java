package gopark.quality;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Something of Java's that some of our code must not use, and what to use instead.
 *
 * @param used what the whole name of a type ({@code java.util.HashMap}), a field ({@code
 *     java.lang.System.out}) or a call ({@code java.util.Map.of(java.lang.Object,
 *     java.lang.Object)}) looks like
 * @param where the classes that must not use it
 * @param why a sentence
 * @param instead another
 */
record Ban(Pattern used, Predicate<JavaClass> where, String why, String instead) {

  List<String> violations(JavaClasses classes) {
    return classes.stream()
        .filter(where)
        .flatMap(type -> Stream.concat(ofTypes(type), ofMembers(type)))
        .distinct()
        .sorted()
        .toList();
  }

  private Stream<String> ofTypes(JavaClass user) {
    return user.getDirectDependenciesFromSelf().stream()
        .filter(dependency -> isMeant(dependency.getTargetClass().getBaseComponentType().getName()))
        .map(dependency ->
            complaint(
                user,
                dependency.getTargetClass().getName(),
                dependency.getSourceCodeLocation().toString()));
  }

  private Stream<String> ofMembers(JavaClass user) {
    return user.getAccessesFromSelf().stream()
        .filter(access -> isMeant(access.getTarget().getFullName()))
        .map(access ->
            complaint(
                user, access.getTarget().getFullName(), access.getSourceCodeLocation().toString()));
  }

  private boolean isMeant(String name) {
    return used.matcher(name).matches();
  }

  private String complaint(JavaClass user, String name, String at) {
    return "%s must not use %s %s: %s Instead: %s (backend/ARCHITECTURE.md says more.)"
        .formatted(user.getName(), name, at, why, instead);
  }
}
