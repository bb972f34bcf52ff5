package gopark.web.fuzz;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** One stranger, with a connection and a session; both are renewed now and then. */
final class Visitor {

  static final int PATIENCE_MS = 60_000;

  private static final int BATCH = 16;
  private static final int BATCHES_OF_A_SESSION = 24;

  /** The fields of a snapshot that belong to the session and not to its run. */
  private static final Set<String> OWN =
      Set.of("session", "seq", "branch", "farthest", "pace", "playing", "breakpoints", "stoppedBy");

  private final int port;
  private final ReplyCounts tally;
  private final RandomRequests random;
  private final Rude rude;
  private final List<Own> made = new ArrayList<>();

  Visitor(int port, long seed, ReplyCounts tally) {
    this.port = port;
    this.tally = tally;
    random = new RandomRequests(seed);
    rude = new Rude(port, random, tally);
  }

  /** Sends until enough is sent, and leaves no session behind. */
  void visit() throws IOException {
    try (Wire wire = new Wire(port, PATIENCE_MS)) {
      while (tally.takes(0)) {
        Own own = Own.of(wire.ask(RandomRequests.right("POST", "/api/sessions", "", begin())));
        // What rude people ask for may be done, and nobody knows when.
        Own victim = Own.of(wire.ask(RandomRequests.right("POST", "/api/sessions", "", "")));
        made.add(victim);
        boolean lives = true;
        for (int i = 0; lives && i < BATCHES_OF_A_SESSION && tally.takes(BATCH); i++) {
          lives = batch(wire, own);
          if (random.random().below(30) == 0) {
            rude.beRudeTo(victim);
          }
        }
        if (lives) {
          leave(wire, own);
        }
        endAll(wire);
      }
    }
  }

  private String begin() {
    return "{\"seed\": "
        + random.random().below(1_000)
        + ", \"gomaxprocs\": "
        + (1 + random.random().below(4))
        + "}";
  }

  /** False if the session is no more. */
  private boolean batch(Wire wire, Own own) throws IOException {
    Reply before = wire.ask(own.snapshot());
    List<PlannedRequest> all = new ArrayList<>();
    boolean mayDiffer = false;
    for (int i = 0; i < BATCH; i++) {
      PlannedRequest asking = random.any(own);
      all.add(asking);
      Reply reply = answer(wire, asking);
      mayDiffer |= asking.acts() && reply.isDone();
      if (asking.creates() && reply.status() == 201) {
        made.add(Own.of(reply));
      }
    }
    Reply after = wire.ask(own.snapshot());
    if (after.status() == 200 && !mayDiffer) {
      compare(before, after, all);
    }
    if (after.status() != 200 && !mayDiffer) {
      tally.fault("The session is gone", all.toString());
    }
    return after.status() == 200;
  }

  private Reply answer(Wire wire, PlannedRequest asking) throws IOException {
    Reply reply;
    try {
      reply = wire.ask(asking);
    } catch (IOException failure) {
      tally.fault("No answer: " + failure, asking.toString());
      throw failure;
    }
    tally.count(reply);
    String complaint = Judge.complaint(asking, reply);
    if (complaint != null) {
      tally.fault(complaint + " (" + reply.kind() + ")", asking + "\n-> " + shown(reply));
    }
    return reply;
  }

  private void compare(Reply before, Reply after, List<PlannedRequest> all) {
    if (Arrays.equals(before.body(), after.body())) {
      tally.wasUnchanged();
      return;
    }
    JsonNode was = before.json();
    boolean isCommanded = was.path("seq").asLong() != after.json().path("seq").asLong();
    if (isCommanded || !was.path("playing").asBoolean()) {
      tally.fault(
          "What was refused has changed something",
          all + "\n-> " + shown(before) + "\n-> " + shown(after));
    }
  }

  private void leave(Wire wire, Own own) throws IOException {
    if (random.random().below(4) == 0) {
      replay(wire, own);
    }
    made.add(own);
  }

  /** What a session can tell of itself makes another that is the same. */
  private void replay(Wire wire, Own own) throws IOException {
    Reply paused = wire.ask(own.command("{\"do\":\"pause\"}"));
    if (!paused.isDone()) {
      return;
    }
    Reply scenario = wire.ask(RandomRequests.right("GET", own.path() + "/scenario", "", ""));
    JsonNode original = wire.ask(own.snapshot()).json();
    Reply again =
        wire.ask(
            RandomRequests.right(
                "POST", "/api/sessions", "", "{\"scenario\":" + scenario.text() + "}"));
    if (again.status() != 201) {
      tally.fault("A scenario is refused", scenario.text() + "\n-> " + shown(again));
      return;
    }
    Own copy = Own.of(again);
    made.add(copy);
    long step = original.path("step").asLong();
    Reply sought = wire.ask(copy.command("{\"do\":\"seek\",\"step\":" + step + "}"));
    Reply there = wire.ask(copy.snapshot());
    if (!sought.isDone() || !ofTheRun(original).equals(ofTheRun(there.json()))) {
      tally.fault(
          "A scenario plays something else",
          scenario.text() + "\n-> " + original + "\n-> " + shown(sought) + shown(there));
    }
    tally.wasReplayed();
  }

  private static JsonNode ofTheRun(JsonNode snapshot) {
    return ((ObjectNode) snapshot).deepCopy().remove(OWN);
  }

  private void endAll(Wire wire) throws IOException {
    for (Own own : made) {
      wire.ask(own.end());
    }
    made.clear();
  }

  static String shown(Reply reply) {
    String text = reply.text();
    return reply.status()
        + " "
        + reply.headers()
        + "\n"
        + (text.length() > 3_000 ? text.substring(0, 3_000) : text);
  }
}
