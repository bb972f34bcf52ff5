package gopark.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.springframework.http.MediaType;
import org.springframework.mock.http.server.reactive.MockServerHttpRequest;
import org.springframework.mock.web.server.MockServerWebExchange;
import org.springframework.web.reactive.result.view.View;
import org.springframework.web.reactive.result.view.ViewResolver;
import org.springframework.web.server.ServerWebExchange;
import org.thymeleaf.spring6.view.reactive.ThymeleafReactiveViewResolver;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

class PageThreadsTest {

  /** A page that notes on which thread it is rendered. */
  private static final class Noted implements View {
    private final List<String> threads = new ArrayList<>();

    @Override
    public Mono<Void> render(
        @Nullable Map<String, ?> model, @Nullable MediaType type, ServerWebExchange exchange) {
      threads.add(Thread.currentThread().getName());
      return Mono.empty();
    }
  }

  private static final class Found extends ThymeleafReactiveViewResolver {
    private final View view;

    Found(View view) {
      this.view = view;
    }

    @Override
    public Mono<View> resolveViewName(String name, Locale locale) {
      return Mono.just(view);
    }
  }

  @Test
  void aPageIsRenderedOnAThreadThatNoRequestPasses() {
    PageThreads pages = new PageThreads();
    Noted noted = new Noted();
    ViewResolver resolver =
        (ViewResolver) pages.postProcessAfterInitialization(new Found(noted), "resolver");
    MockServerWebExchange exchange =
        MockServerWebExchange.from(MockServerHttpRequest.get("/style").build());
    View page = Objects.requireNonNull(resolver.resolveViewName("style", Locale.ROOT).block());

    page.render(Map.of(), MediaType.TEXT_HTML, exchange).subscribeOn(Schedulers.parallel()).block();

    assertThat(noted.threads)
        .singleElement()
        .satisfies(name -> assertThat(name).startsWith(PageThreads.NAME));
    pages.destroy();
  }
}
