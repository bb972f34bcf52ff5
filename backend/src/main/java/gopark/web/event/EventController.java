package gopark.web.event;

import gopark.web.message.LanguageResolver;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ServerWebExchange;

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
  ResponseEntity<byte[]> eventKinds(ServerWebExchange exchange) {
    return LanguageResolver.asked(exchange.getRequest())
        .map(events::kinds)
        .orElseGet(events::kinds)
        .answer(exchange.getRequest().getHeaders());
  }

  /** Every release that a session can be made with, newest first. */
  @GetMapping(path = "/api/releases", produces = MediaType.APPLICATION_JSON_VALUE)
  ResponseEntity<byte[]> releases(ServerWebExchange exchange) {
    return releases.published().answer(exchange.getRequest().getHeaders());
  }
}
