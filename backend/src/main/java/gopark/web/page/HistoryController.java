package gopark.web.page;

import gopark.runtime.event.Event;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.scene.DesignPair;
import gopark.web.event.EventTexts;
import gopark.web.event.ReleaseTexts;
import gopark.web.message.Language;
import gopark.web.message.LanguageResolver;
import gopark.web.message.Texts;
import gopark.web.scene.DesignPairs;
import gopark.web.scene.Gallery;
import gopark.web.work.SlowWork;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.reactive.result.view.Rendering;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** The designs of Go's scheduler one after the other, what each changed, and where it shows. */
@Controller
final class HistoryController {

  /**
   * A design and what it changed.
   *
   * @param release its name, by which a page finds the source of the functions that are named
   * @param shows where its difference from the one before shows; null: it is the first
   */
  record Stage(
      String id,
      String release,
      String title,
      String about,
      List<String> changes,
      @Nullable Shows shows) {}

  /**
   * A run that two designs play differently.
   *
   * @param compare the address at which both are played side by side
   */
  record Shows(String title, String about, Side older, Side newer, String compare) {}

  /**
   * One of two designs that part.
   *
   * @param happens where they first part
   */
  record Side(String release, String title, String happens) {}

  private final Pages pages;
  private final ReleaseTexts releases;
  private final EventTexts events;
  private final Texts texts;
  private final DesignPairs pairs;
  private final SlowWork slow;
  private final OncePerLanguage<Map<String, Object>> models =
      new OncePerLanguage<>(
          language -> Map.of("stages", stages(language), "others", others(language)));

  HistoryController(
      Pages pages,
      ReleaseTexts releases,
      EventTexts events,
      Texts texts,
      DesignPairs pairs,
      SlowWork slow) {
    this.pages = pages;
    this.releases = releases;
    this.events = events;
    this.texts = texts;
    this.pairs = pairs;
    this.slow = slow;
  }

  @GetMapping("/history")
  Mono<Rendering> history(ServerWebExchange exchange) {
    Language language = LanguageResolver.resolve(exchange);
    return slow.read(() -> models.in(language))
        .map(model -> pages.render("history", exchange, model));
  }

  /** All designs, the first of them first. */
  private List<Stage> stages(Language language) {
    List<Stage> stages = new ArrayList<>();
    for (Release release : Releases.history().reversed()) {
      Release before = Releases.before(release);
      DesignPair pair = before == null ? null : pairs.find(release.name() + "-" + before.name());
      stages.add(stage(language, release, before, pair));
    }
    return stages;
  }

  /** Designs that are no stage of the history, each beside one that is. */
  private List<Stage> others(Language language) {
    List<Stage> others = new ArrayList<>();
    for (Release release : Releases.all()) {
      if (!Releases.history().contains(release)) {
        DesignPair pair =
            pairs.all().stream()
                .filter(one -> one.older().equals(release.name()))
                .findFirst()
                .orElseThrow();
        others.add(stage(language, release, Releases.named(pair.newer()), pair));
      }
    }
    return others;
  }

  private Stage stage(
      Language language, Release release, @Nullable Release other, @Nullable DesignPair pair) {
    return new Stage(
        "go-" + release.name().replaceAll("\\W", "-"),
        release.name(),
        releases.title(language, release),
        releases.about(language, release),
        other == null ? List.of() : releases.changes(language, other, release),
        pair == null ? null : shows(language, pair));
  }

  private Shows shows(Language language, DesignPair pair) {
    DesignPairs.Parting parting = pairs.parting(pair);
    return new Shows(
        Gallery.in(pair.title(), language),
        Gallery.in(pair.about(), language),
        side(language, pair.older(), parting.older(), parting.newer()),
        side(language, pair.newer(), parting.newer(), parting.older()),
        "/compare?design=%s&vary=go:%s,%s".formatted(pair.id(), pair.older(), pair.newer()));
  }

  private Side side(
      Language language, String release, @Nullable Event event, @Nullable Event other) {
    String title = releases.title(language, Releases.named(release));
    return new Side(release, title, said(language, event, other));
  }

  private String said(Language language, @Nullable Event event, @Nullable Event other) {
    if (event != null) {
      return events.sentence(language, event);
    }
    String thread = other == null ? "" : "M" + other.at().m();
    return texts.get(language, "compare.nothing-more", Map.of("thread", thread));
  }
}
