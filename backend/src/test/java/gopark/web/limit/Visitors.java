package gopark.web.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import gopark.web.problem.ApiProblem;
import java.net.InetSocketAddress;
import java.util.function.Consumer;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.springframework.mock.http.server.reactive.MockServerHttpRequest;
import org.springframework.mock.web.server.MockServerWebExchange;
import org.springframework.web.server.ServerWebExchange;

/** Requests of strangers, and what they are told. */
final class Visitors {

  private Visitors() {}

  static MockServerWebExchange from(String address) {
    return MockServerWebExchange.from(
        MockServerHttpRequest.get("/api/sessions")
            .remoteAddress(new InetSocketAddress(address, 40_000)));
  }

  /** How often somebody may do something at once, up to a thousand times. */
  static int times(String address, Consumer<ServerWebExchange> action) {
    for (int times = 0; times < 1_000; times++) {
      try {
        action.accept(from(address));
      } catch (ApiProblem refused) {
        return times;
      }
    }
    throw new AssertionError("There is no limit");
  }

  static ApiProblem refusal(ThrowingCallable action) {
    ApiProblem problem = catchThrowableOfType(ApiProblem.class, action);
    assertThat(problem).as("a refusal").isNotNull();
    return problem;
  }

  static String field(ServerWebExchange exchange, String name) {
    return String.valueOf(exchange.getResponse().getHeaders().getFirst(name));
  }
}
