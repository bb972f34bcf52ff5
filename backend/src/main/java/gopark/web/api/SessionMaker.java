package gopark.web.api;

import gopark.command.PlaybackCommand;
import gopark.scenario.Problem;
import gopark.session.Moment;
import gopark.session.MomentTree;
import gopark.session.Origin;
import gopark.session.Session;
import gopark.session.Sessions;
import gopark.web.BearerKey;
import gopark.web.SessionId;
import gopark.web.limit.Limits;
import gopark.web.problem.ApiProblem;
import gopark.web.session.EditKey;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;

/** Makes sessions, with names and keys that nobody guesses. */
@Component
final class SessionMaker {

  private static final Duration SOON = Duration.ofSeconds(5);

  private final Sessions sessions;
  private final Limits limits;

  SessionMaker(Sessions sessions, Limits limits) {
    this.sessions = sessions;
    this.limits = limits;
  }

  /** A new session that stands at that step of what it begins with. */
  ResponseEntity<NewSession> make(Origin origin, long step, long nowMs) {
    Problem tooMuch = sessions.tooMuch(origin.scenario());
    if (tooMuch != null) {
      throw ApiProblem.badInput(List.of(tooMuch));
    }
    if (!sessions.hasRoomFor(origin.scenario())) {
      throw ApiProblem.of(HttpStatus.SERVICE_UNAVAILABLE, "too-much-memory").retryAfter(SOON);
    }
    String key = EditKey.fresh();
    Session session = created(origin, BearerKey.hash(key), nowMs);
    limits.sessionFound(session.id(), session::editKeyHash);
    Moment moment = arrived(session, step, nowMs);
    NewSession made =
        new NewSession(
            session.id(),
            key,
            origin.scene(),
            moment.runtime().go(),
            moment.runtime().gomaxprocs(),
            moment.runtime().seed(),
            SessionLinks.of(session.id()),
            MomentTree.of(moment));
    return ResponseEntity.created(URI.create(made.links().self())).body(made);
  }

  /**
   * What the session shows once it has come to the step. If it does not come there, be it that the
   * client goes away, it is ended: nobody was told its name and key.
   */
  private Moment arrived(Session session, long step, long nowMs) {
    boolean arrived = false;
    try {
      if (step > 0) {
        goTo(session, step, nowMs);
      }
      Moment moment = session.moment(nowMs);
      arrived = true;
      return moment;
    } finally {
      if (!arrived) {
        sessions.end(session.id());
      }
    }
  }

  private Session created(Origin origin, String keyHash, long nowMs) {
    Session session = null;
    while (session == null) {
      session = sessions.create(SessionId.fresh(), origin, keyHash, nowMs);
    }
    return session;
  }

  /** Goes to a step, in several commands: one goes only a limited way. */
  private static void goTo(Session session, long step, long nowMs) {
    long before = -1;
    for (long now = 0; now < step && now > before; now = session.step(nowMs)) {
      before = now;
      session.submit(List.of(new PlaybackCommand.SeekStep(step)), OptionalLong.empty(), nowMs);
    }
  }
}
