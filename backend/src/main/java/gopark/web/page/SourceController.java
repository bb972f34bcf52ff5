package gopark.web.page;

import gopark.web.problem.ApiProblem;
import java.net.URI;
import java.time.Duration;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/**
 * From a function's name to its place in Go's source. Pages link here, so that none of them holds
 * the places, and only a reader who follows a link leaves for another site.
 */
@RestController
final class SourceController {
  private static final Duration HOLDS = Duration.ofDays(1);

  private final GoSources sources;

  SourceController(GoSources sources) {
    this.sources = sources;
  }

  /** The name may have a package with a slash, such as {@code internal/sync.Mutex.Lock}. */
  @GetMapping("/source/{release}/{*function}")
  ResponseEntity<Void> source(@PathVariable String release, @PathVariable String function) {
    GoSources.Place place = sources.find(release, function.replaceFirst("^/", ""));
    if (place == null) {
      throw ApiProblem.of(HttpStatus.NOT_FOUND, "source-not-found");
    }
    return ResponseEntity.status(HttpStatus.FOUND)
        .location(URI.create(place.address()))
        .cacheControl(CacheControl.maxAge(HOLDS).cachePublic())
        .build();
  }
}
