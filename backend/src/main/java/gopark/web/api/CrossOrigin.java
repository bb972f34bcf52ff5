package gopark.web.api;

import java.time.Duration;
import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.web.cors.CorsConfiguration;
import org.springframework.web.cors.reactive.CorsWebFilter;
import org.springframework.web.cors.reactive.UrlBasedCorsConfigurationSource;

/**
 * Any site may ask, and also a sandboxed frame, whose origin is null. Nobody is known by a cookie,
 * so there are no credentials to let through; a page that has an edit key sends it.
 */
@Configuration(proxyBeanMethods = false)
class CrossOrigin {

  private static final List<String> ASKED_WITH =
      List.of(
          HttpHeaders.AUTHORIZATION,
          HttpHeaders.CONTENT_TYPE,
          "Last-Event-ID",
          HttpHeaders.ACCEPT_LANGUAGE,
          HttpHeaders.IF_NONE_MATCH);

  private static final List<String> SHOWN =
      List.of(
          HttpHeaders.LOCATION,
          HttpHeaders.RETRY_AFTER,
          "RateLimit",
          "RateLimit-Policy",
          "RateLimit-Limit",
          "RateLimit-Remaining",
          "RateLimit-Reset",
          HttpHeaders.ETAG);

  @Bean
  @Order(Ordered.HIGHEST_PRECEDENCE + 2)
  CorsWebFilter corsOfTheApi() {
    CorsConfiguration anybody = new CorsConfiguration();
    anybody.addAllowedOrigin(CorsConfiguration.ALL);
    anybody.addAllowedMethod(CorsConfiguration.ALL);
    anybody.setAllowedHeaders(ASKED_WITH);
    anybody.setExposedHeaders(SHOWN);
    anybody.setMaxAge(Duration.ofDays(1));
    UrlBasedCorsConfigurationSource source = new UrlBasedCorsConfigurationSource();
    source.registerCorsConfiguration("/api/**", anybody);
    return new CorsWebFilter(source);
  }
}
