package gopark.web.api;

import gopark.scene.DesignPair;
import gopark.web.scene.DesignPairs;
import gopark.web.work.SlowWork;
import java.util.List;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** Pairs of designs, each with a run in which their difference shows. */
@RestController
final class DesignController {
  private final DesignPairs pairs;
  private final SlowWork slow;

  DesignController(DesignPairs pairs, SlowWork slow) {
    this.pairs = pairs;
    this.slow = slow;
  }

  @GetMapping(path = "/api/designs", produces = MediaType.APPLICATION_JSON_VALUE)
  Mono<Map<String, List<Map<String, Object>>>> designs() {
    return slow.read(() ->
        Map.of("pairs", pairs.all().stream().<Map<String, Object>>map(DesignPair::tree).toList()));
  }
}
