package gopark.web.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.ServerTest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.TestPropertySource;

/** Commands that are right and mean as much work as can be asked for with one of them. */
@ServerTest
@TestPropertySource(
    properties = {
      "gopark.limits.requests.burst=1000000",
      "gopark.limits.requests.key-burst=10000000",
      "gopark.limits.requests.address-burst=10000000",
      "gopark.limits.sessions.burst=10000",
      "gopark.limits.commands.burst=10000",
      "gopark.limits.commands.address-burst=1000000"
    })
class HostileSessionsTest {

  /** The most milliseconds a round may take on a machine that is busy with other things as well. */
  private static final long MOST_MS = Long.getLong("hostile.most", 45_000);

  private static final long PAUSE_MS = 50;

  private static final String BUSY =
      """
      {"do":"go","by":1,"count":8,"behaviour":{"kind":"script","steps":[\
      {"kind":"cpu","ns":1000},{"do":"repeat","times":1000000,"steps":[{"kind":"cpu","ns":500},\
      {"do":"gosched"}]}]}}\
      """;

  private static final String BOMB =
      """
      {"do":"go","by":1,"count":100,"behaviour":{"kind":"spawn","count":1000,"behaviour":\
      {"kind":"spawn","count":1000,"behaviour":{"kind":"forever"}}}}\
      """;

  @LocalServerPort private int port;

  private final Map<String, Long> took = new LinkedHashMap<>();

  @Test
  void whateverASessionIsToldOthersAreHeard() throws Exception {
    CountDownLatch isOver = new CountDownLatch(1);
    List<Long> neighbours = new ArrayList<>();
    Thread neighbour = Thread.ofPlatform().start(() -> play(isOver, neighbours));
    try (Wire wire = new Wire(port, 60_000)) {
      farWays(wire);
      conditions(wire);
      crowds(wire);
      longReads(wire);
    } finally {
      isOver.countDown();
      neighbour.join();
    }
    neighbours.sort(null);
    if (Long.getLong("hostile.most") != null) {
      System.out.println(took);
      System.out.printf(
          "a neighbour's command: median %d ms, worst %d ms of %d%n",
          neighbours.get(neighbours.size() / 2), neighbours.getLast(), neighbours.size());
    }
    assertThat(neighbours)
        .hasSizeGreaterThan(10)
        .last()
        .satisfies(most -> assertThat(most).isLessThan(MOST_MS));
    assertThat(took).allSatisfy((what, ms) -> assertThat(ms).as(what).isLessThan(MOST_MS));
  }

  private void play(CountDownLatch isOver, List<Long> times) {
    try (Wire wire = new Wire(port, 60_000)) {
      Own own = Own.of(wire.ask(RandomRequests.right("POST", "/api/sessions", "", "")));
      while (!isOver.await(PAUSE_MS, TimeUnit.MILLISECONDS)) {
        Reply reply =
            wire.ask(own.command("{\"do\":\"go\",\"behaviour\":{\"kind\":\"cpu\",\"ns\":9}}"));
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        times.add(reply.tookMs());
      }
    } catch (IOException | InterruptedException failure) {
      throw new IllegalStateException(failure);
    }
  }

  private void farWays(Wire wire) throws IOException {
    Own own = busy(wire, 4);
    tell(
        wire,
        own,
        "step 1,000,000 instructions",
        "{\"do\":\"step\",\"unit\":\"instruction\",\"count\":1000000}");
    tell(
        wire,
        own,
        "step 1,000,000 decisions",
        "{\"do\":\"step\",\"unit\":\"decision\",\"count\":1000000}");
    tell(wire, own, "seek to 2^53 - 1", "{\"do\":\"seek\",\"step\":9007199254740991}");
    tell(wire, own, "seek to the end of time", "{\"do\":\"seek\",\"timeNs\":9007199254740991}");
    tell(
        wire,
        own,
        "back 1,000,000 decisions",
        "{\"do\":\"back\",\"unit\":\"decision\",\"count\":1000000}");
    tell(wire, own, "back 1", "{\"do\":\"back\",\"unit\":\"event\",\"count\":1}");
    tell(wire, own, "back to the beginning", "{\"do\":\"seek\",\"step\":0}");
    tell(
        wire,
        own,
        "ten far ways at once",
        IntStream.range(0, 10)
            .mapToObj(
                i -> "{\"do\":\"seek\",\"step\":9007199254740991},{\"do\":\"seek\",\"step\":0}")
            .collect(Collectors.joining(",", "[", "]")));
    wire.ask(own.end());
  }

  private void conditions(Wire wire) throws IOException {
    Own own = busy(wire, 256);
    tell(wire, own, "run until what never is", "{\"do\":\"runUntil\",\"condition\":\"step < 0\"}");
    tell(
        wire,
        own,
        "run until all of it is looked through",
        "{\"do\":\"runUntil\",\"condition\":\"gs.all(g, gs[g].name == 'x') && ps.all(p,"
            + " ps[p].runqsize > 9)\"}");
    tell(
        wire,
        own,
        "run until no event is so",
        "{\"do\":\"runUntil\",\"condition\":\"ev.kind == 'nothing'\"}");
    for (int i = 0; i < 20; i++) {
      tell(
          wire,
          own,
          "a breakpoint",
          "{\"do\":\"breakpoint\",\"id\":\"b"
              + i
              + "\",\"condition\":\"gs.exists(g, gs[g].ranNs < 0) || sched.runqsize > "
              + (100_000 + i)
              + "\"}");
    }
    tell(
        wire,
        own,
        "play past twenty breakpoints",
        "{\"do\":\"play\",\"pace\":{\"eventsPerSecond\":1000000}}");
    for (int i = 0; i < 5; i++) {
      look(wire, own, "a look while it plays", "");
    }
    wire.ask(own.end());
  }

  private void crowds(Wire wire) throws IOException {
    Own own = busy(wire, 8);
    tell(wire, own, "a bomb of goroutines", BOMB);
    tell(wire, own, "a bomb goes off", "{\"do\":\"seek\",\"step\":9007199254740991}");
    tell(wire, own, "a bomb goes on", "{\"do\":\"play\",\"pace\":{\"nsPerSecond\":1000000000000}}");
    for (int i = 0; i < 3; i++) {
      look(wire, own, "a look at a crowd", "");
    }
    tell(
        wire,
        own,
        "99,999 goroutines",
        "{\"do\":\"go\",\"count\":99999,\"behaviour\":{\"kind\":\"forever\"}}");
    look(wire, own, "goroutines.txt of a crowd", "/goroutines.txt");
    look(wire, own, "a page of a crowd", "/goroutines?offset=90000&limit=1000");
    wire.ask(own.end());
  }

  private void longReads(Wire wire) throws IOException {
    Own own = busy(wire, 256);
    tell(wire, own, "a far way with 256 processors", "{\"do\":\"seek\",\"step\":9007199254740991}");
    look(wire, own, "schedtrace of each millisecond", "/schedtrace?everyMs=1&detail=true");
    look(wire, own, "schedtrace, sparsely", "/schedtrace?everyMs=3600000");
    look(wire, own, "events that hardly ever are", "/events?kind=GcStarted&limit=1000");
    look(wire, own, "a replay of 10,000 steps", "/replay?from=0&to=10000");
    look(wire, own, "a snapshot long ago", "?step=777777");
    look(wire, own, "a snapshot far away", "?timeNs=9007199254740991");
    look(wire, own, "stdout", "/stdout");
    look(wire, own, "the largest picture", "/board.svg?w=4000&h=4000");
    look(wire, own, "the largest animation", "/animation.svg?w=4000&h=4000");
    wire.ask(own.end());
  }

  private Own busy(Wire wire, int processors) throws IOException {
    Reply made =
        wire.ask(
            RandomRequests.right(
                "POST", "/api/sessions", "", "{\"gomaxprocs\":" + processors + ",\"cores\":8}"));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    Own own = Own.of(made);
    tell(wire, own, "much to do", BUSY);
    return own;
  }

  private void tell(Wire wire, Own own, String what, String command) throws IOException {
    note(what, wire.ask(own.command(command)));
  }

  private void look(Wire wire, Own own, String what, String rest) throws IOException {
    note(what, wire.ask(RandomRequests.right("GET", own.path() + rest, "", "")));
  }

  private void note(String what, Reply reply) {
    assertThat(reply.status()).as("%s: %s", what, reply.text()).isNotIn(500, 404, 405, 415);
    took.merge(what + " (" + reply.kind() + ")", reply.tookMs(), Math::max);
  }
}
