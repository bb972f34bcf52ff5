package gopark.web.page;

import gopark.web.ServingThreads;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.core.Ordered;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.reactive.result.view.View;
import org.springframework.web.reactive.result.view.ViewResolver;
import org.springframework.web.server.ServerWebExchange;
import org.thymeleaf.spring6.view.reactive.ThymeleafReactiveViewResolver;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;

/**
 * Renders pages on threads of their own. Every request passes the threads on which it begins: while
 * pages were rendered there, whoever asked for pages as fast as they came made all others wait.
 */
@Component
final class PageThreads implements BeanPostProcessor, DisposableBean {

  static final String NAME = "page";

  private final Scheduler threads = ServingThreads.named(NAME);

  @Override
  public Object postProcessAfterInitialization(Object bean, String name) {
    return bean instanceof ThymeleafReactiveViewResolver resolver
        ? new OwnThreads(resolver, threads)
        : bean;
  }

  @Override
  public void destroy() {
    threads.dispose();
  }

  /** Finds the same pages as another. */
  private record OwnThreads(ThymeleafReactiveViewResolver other, Scheduler threads)
      implements ViewResolver, Ordered {

    @Override
    public Mono<View> resolveViewName(String name, Locale locale) {
      return other.resolveViewName(name, locale).map(view -> new ThreadedView(view, threads));
    }

    @Override
    public int getOrder() {
      return other.getOrder();
    }

    private record ThreadedView(View view, Scheduler threads) implements View {

      @Override
      public List<MediaType> getSupportedMediaTypes() {
        return view.getSupportedMediaTypes();
      }

      @Override
      public boolean isRedirectView() {
        return view.isRedirectView();
      }

      @Override
      public Mono<Void> render(
          @Nullable Map<String, ?> model, @Nullable MediaType type, ServerWebExchange exchange) {
        return Mono.defer(() -> view.render(model, type, exchange)).subscribeOn(threads);
      }
    }
  }
}
