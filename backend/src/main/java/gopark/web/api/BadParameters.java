package gopark.web.api;

import gopark.scenario.Fields;
import gopark.scenario.Problem;
import gopark.web.ApiPaths;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.server.MissingRequestValueException;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.ServerWebInputException;
import org.springframework.web.server.WebExceptionHandler;
import reactor.core.publisher.Mono;

/** Says which parameter of an address is missing or of the wrong kind, as {@link Asked} would. */
@Component
@Order(-2)
final class BadParameters implements WebExceptionHandler {

  @Override
  public Mono<Void> handle(ServerWebExchange exchange, Throwable failure) {
    return Mono.error(
        failure instanceof ServerWebInputException wrong && ApiPaths.contain(exchange.getRequest())
            ? told(exchange, wrong)
            : failure);
  }

  private static Throwable told(ServerWebExchange exchange, ServerWebInputException wrong) {
    MethodParameter parameter = wrong.getMethodParameter();
    if (parameter == null) {
      return wrong;
    }
    String name =
        wrong instanceof MissingRequestValueException missing
            ? missing.getName()
            : Objects.requireNonNullElse(parameter.getParameterName(), "");
    String given = exchange.getRequest().getQueryParams().getFirst(name);
    List<Problem> problems = problems(name, given, parameter.nestedIfOptional().getParameterType());
    return problems.isEmpty() ? wrong : Asked.refused(problems);
  }

  private static List<Problem> problems(String name, @Nullable String given, Class<?> wanted) {
    Map<String, Object> sent = new LinkedHashMap<>();
    if (given != null) {
      sent.put(name, given);
    }
    return Fields.<Object>read(
            sent,
            fields -> {
              if (given == null) {
                fields.text(name, 1);
              } else if (wanted == Boolean.class || wanted == boolean.class) {
                fields.flag(name, false);
              } else {
                fields.number(name, Long.MIN_VALUE, Long.MAX_VALUE);
              }
              return name;
            })
        .problems();
  }
}
