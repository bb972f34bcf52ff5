package gopark.web.page;

import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.web.work.SlowWork;
import java.util.List;
import java.util.Map;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.info.GitProperties;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.reactive.result.view.Rendering;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** What of Go is modelled, what is left out, and how it is held against real Go. */
@Controller
final class FidelityController {
  private static final String UNKNOWN = "–";

  private final Pages pages;
  private final SlowWork slow;
  private final String commit;

  FidelityController(Pages pages, SlowWork slow, ObjectProvider<GitProperties> git) {
    this.pages = pages;
    this.slow = slow;
    GitProperties known = git.getIfAvailable();
    String id = known == null ? null : known.getShortCommitId();
    commit = id == null ? UNKNOWN : id;
  }

  @GetMapping("/fidelity")
  Mono<Rendering> fidelity(ServerWebExchange exchange) {
    return slow.read(ModelDocument::sections)
        .map(sections ->
            pages.render(
                "fidelity",
                exchange,
                Map.of(
                    "sections",
                    sections,
                    "counts",
                    ModelDocument.counts(sections),
                    "commit",
                    commit,
                    "releases",
                    releases())));
  }

  private static List<String> releases() {
    return Releases.history().stream().map(Release::name).toList();
  }
}
