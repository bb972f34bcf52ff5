package gopark.web.page;

import gopark.web.problem.ApiProblem;
import java.time.Duration;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** RFC 9116: whom to tell of a weakness. */
@RestController
final class SecurityTextController {

  static final String PATH = "/.well-known/security.txt";

  /** How long a text holds: it is asked for anew, and the operator may change it. */
  private static final Duration HOLDS = Duration.ofDays(30);

  private final SecurityContact contact;
  private final SiteProperties site;
  private final InstantSource clock;

  SecurityTextController(SecurityContact contact, SiteProperties site, InstantSource clock) {
    this.contact = contact;
    this.site = site;
    this.clock = clock;
  }

  @GetMapping(path = PATH, produces = MediaType.TEXT_PLAIN_VALUE)
  String text() {
    if (contact.securityContact().isEmpty()) {
      throw ApiProblem.of(HttpStatus.NOT_FOUND, "not-found");
    }
    StringBuilder text = new StringBuilder();
    text.append("Contact: ").append(contact.securityContact()).append('\n');
    text.append("Expires: ")
        .append(clock.instant().plus(HOLDS).truncatedTo(ChronoUnit.DAYS))
        .append('\n');
    text.append("Preferred-Languages: en, ru\n");
    if (!site.site().isEmpty()) {
      text.append("Canonical: ").append(site.site()).append(PATH).append('\n');
    }
    return text.toString();
  }
}
