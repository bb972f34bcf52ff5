package gopark.web.event;

import gopark.web.message.Language;
import gopark.web.message.LanguageResolver;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** What can happen, and what can be played. */
@RestController
final class EventController {
  private final EventTexts events;
  private final ReleaseTexts releases;

  EventController(EventTexts events, ReleaseTexts releases) {
    this.events = events;
    this.releases = releases;
  }

  /**
   * Every kind of event, with names, templates of sentences and fields; in one language if asked.
   */
  @GetMapping(path = "/api/event-kinds", produces = MediaType.APPLICATION_JSON_VALUE)
  ResponseEntity<Map<String, Object>> eventKinds(
      @RequestParam(name = LanguageResolver.LANG, required = false) @Nullable String lang) {
    return Optional.ofNullable(lang)
        .flatMap(Language::of)
        .map(events::kinds)
        .orElseGet(events::kinds)
        .answer();
  }

  /** Every release that a session can be made with, newest first. */
  @GetMapping(path = "/api/releases", produces = MediaType.APPLICATION_JSON_VALUE)
  ResponseEntity<Map<String, Object>> releases() {
    return releases.published().answer();
  }
}
