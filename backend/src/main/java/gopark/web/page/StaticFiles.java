package gopark.web.page;

import java.time.Duration;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.CacheControl;
import org.springframework.web.reactive.config.CorsRegistry;
import org.springframework.web.reactive.config.ResourceHandlerRegistry;
import org.springframework.web.reactive.config.WebFluxConfigurer;
import org.springframework.web.reactive.resource.EncodedResourceResolver;
import org.springframework.web.reactive.resource.PathResourceResolver;

/** Serves what Vite built: names that change with the content are kept for ever. */
@Configuration(proxyBeanMethods = false)
class StaticFiles implements WebFluxConfigurer {

  private static final String ASSETS = "/assets/**";
  private static final Duration FOREVER = Duration.ofDays(365);

  @Override
  public void addResourceHandlers(ResourceHandlerRegistry registry) {
    serve(registry, "/assets/", CacheControl.maxAge(FOREVER).cachePublic().immutable(), ASSETS);
    serve(
        registry,
        "/",
        CacheControl.maxAge(Duration.ofDays(1)).cachePublic(),
        "/favicon.ico",
        "/favicon.svg",
        "/apple-touch-icon.png",
        "/og.png",
        "/robots.txt");
  }

  private static void serve(
      ResourceHandlerRegistry registry, String folder, CacheControl cache, String... patterns) {
    registry
        .addResourceHandler(patterns)
        .addResourceLocations("classpath:/static" + folder)
        .setCacheControl(cache)
        .resourceChain(true)
        .addResolver(new EncodedResourceResolver())
        .addResolver(new PathResourceResolver());
  }

  /** A sandboxed frame has no origin of its own, yet needs our scripts and fonts. */
  @Override
  public void addCorsMappings(CorsRegistry registry) {
    registry.addMapping(ASSETS).allowedOrigins("*").allowedMethods("GET", "HEAD");
  }
}
