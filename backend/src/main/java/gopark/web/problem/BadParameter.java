package gopark.web.problem;

import gopark.scenario.Problem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.TypeMismatchException;
import org.springframework.core.MethodParameter;
import org.springframework.http.HttpStatus;
import org.springframework.util.ClassUtils;
import org.springframework.validation.FieldError;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.support.WebExchangeBindException;
import org.springframework.web.server.MissingRequestValueException;
import org.springframework.web.server.ServerWebInputException;

/** A parameter of the address, a header or a form that is missing or of the wrong kind. */
final class BadParameter {

  private static final Pattern WHOLE = Pattern.compile("[+-]?[0-9]+");

  private BadParameter() {}

  static ApiProblem of(ServerWebInputException bad) {
    if (bad instanceof MissingRequestValueException missing) {
      return ApiProblem.badInput(List.of(missing(missing.getName())));
    }
    if (bad instanceof WebExchangeBindException form) {
      List<Problem> problems = new ArrayList<>();
      for (FieldError error : form.getFieldErrors()) {
        problems.add(wrongValue(error.getField()));
      }
      return problems.isEmpty() ? badRequest() : ApiProblem.badInput(problems);
    }
    MethodParameter parameter = bad.getMethodParameter();
    if (bad.getCause() instanceof TypeMismatchException mismatch) {
      return ApiProblem.badInput(List.of(mismatch(name(mismatch, parameter), mismatch)));
    }
    return badRequest();
  }

  private static ApiProblem badRequest() {
    return ApiProblem.of(HttpStatus.BAD_REQUEST, "bad-request");
  }

  private static Problem missing(String name) {
    return Problem.of(name, "missing", "\"" + name + "\" is missing.").with("name", name);
  }

  private static Problem wrongValue(String path) {
    return Problem.of(Stranger.shown(path), "wrong-value", "This value cannot be used here.");
  }

  private static Problem mismatch(String path, TypeMismatchException mismatch) {
    Class<?> wanted = ClassUtils.resolvePrimitiveIfNecessary(wanted(mismatch));
    String value = String.valueOf(mismatch.getValue());
    if (value.isEmpty()) {
      return missing(path);
    }
    if (wanted.isEnum()) {
      return unknownWord(path, value, wanted);
    }
    if (wanted == Boolean.class) {
      return wrongType(path, "not-true-or-false", "true or false");
    }
    if (wanted == Double.class || wanted == Float.class) {
      return wrongType(path, "not-a-number", "a number");
    }
    if (wanted == Long.class || wanted == Integer.class) {
      return WHOLE.matcher(value).matches()
          ? outOfRange(path, value, wanted == Long.class ? Long.MAX_VALUE : Integer.MAX_VALUE)
          : wrongType(path, "not-a-whole-number", "a whole number");
    }
    return wrongValue(path);
  }

  private static Class<?> wanted(TypeMismatchException mismatch) {
    return Optional.<Class<?>>ofNullable(mismatch.getRequiredType()).orElse(Object.class);
  }

  private static Problem wrongType(String path, String code, String wanted) {
    return Problem.of(path, code, "This must be " + wanted + ", not text.").with("found", "text");
  }

  private static Problem outOfRange(String path, String value, long most) {
    String shown = Stranger.shown(value);
    return Problem.of(
            path,
            "out-of-range",
            "This must be from " + -most + " to " + most + ", not " + shown + ".")
        .with("value", shown)
        .with("least", -most)
        .with("most", most);
  }

  private static Problem unknownWord(String path, String value, Class<?> wanted) {
    String shown = "\"" + Stranger.shown(value) + "\"";
    String known =
        Arrays.stream(wanted.getEnumConstants())
            .map(word -> String.valueOf(word).toLowerCase(Locale.ROOT))
            .collect(Collectors.joining(", "));
    return Problem.of(
            path, "unknown-word", "There is no " + shown + " here; there are " + known + ".")
        .with("value", shown)
        .with("known", known);
  }

  /** The parameter's name as it stands in the address, not as the code calls it. */
  private static String name(TypeMismatchException mismatch, @Nullable MethodParameter parameter) {
    if (parameter == null) {
      return Optional.ofNullable(mismatch.getPropertyName()).orElse("");
    }
    return Optional.ofNullable(parameter.getParameterAnnotation(RequestParam.class))
        .map(RequestParam::name)
        .or(() ->
            Optional.ofNullable(parameter.getParameterAnnotation(PathVariable.class))
                .map(PathVariable::name))
        .or(() ->
            Optional.ofNullable(parameter.getParameterAnnotation(RequestHeader.class))
                .map(RequestHeader::name))
        .filter(name -> !name.isEmpty())
        .or(() -> Optional.ofNullable(parameter.getParameterName()))
        .orElse("");
  }
}
