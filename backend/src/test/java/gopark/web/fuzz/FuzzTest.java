package gopark.web.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import gopark.web.ServerTest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.TestPropertySource;

/**
 * Whatever strangers send, each gets an answer that can be read and soon, nothing that is refused
 * changes anything, and nothing of it stays. {@code -Dhttp.fuzz=1000000} asks for more of it than a
 * build does, {@code -Dhttp.fuzz.seed} for other bytes.
 */
@ServerTest
@TestPropertySource(
    properties = {
      "gopark.limits.addresses=1000",
      "gopark.limits.pages.burst=10000000",
      "gopark.limits.requests.per-second=1000000",
      "gopark.limits.requests.burst=10000000",
      "gopark.limits.requests.key-burst=10000000",
      "gopark.limits.requests.address-burst=10000000",
      "gopark.limits.requests.longest-wait=1m",
      "gopark.limits.sessions.per-hour=1000000",
      "gopark.limits.sessions.burst=1000000",
      "gopark.limits.commands.per-second=1000000",
      "gopark.limits.commands.burst=1000000",
      "gopark.limits.commands.address-per-second=1000000",
      "gopark.limits.commands.address-burst=10000000",
      "gopark.limits.session.steps=3000",
      "gopark.stream.linger=100ms"
    })
@Isolated("counts the threads, files and memory of the process")
class FuzzTest {

  private static final int INPUTS = Integer.getInteger("http.fuzz", 4_000);
  private static final long SEED = Long.getLong("http.fuzz.seed", 20_26);
  private static final int VISITORS = 24;
  private static final long MEGABYTE = 1 << 20;

  @LocalServerPort private int port;

  private final ReplyCounts tally = new ReplyCounts();

  @Test
  void whateverIsSentIsAnsweredAndNothingOfItStays() throws Exception {
    long begun = System.nanoTime();
    round(INPUTS / 10, SEED);
    assertThat(tally.faults()).isEmpty();
    Footprint early = Footprint.now();
    round(INPUTS - INPUTS / 10, SEED + VISITORS);
    Footprint late = Footprint.now();
    tell(early, late, (System.nanoTime() - begun) / 1e9);
    assertThat(tally.faults()).isEmpty();
    assertThat(tally.unchanged()).isGreaterThan(INPUTS / 200);
    assertThat(tally.replayed()).isPositive();
    assertThat(tally.worstMs()).isLessThan(Visitor.PATIENCE_MS);
    assertThat(tally.kinds().getOrDefault("200", 0L)).isGreaterThan(INPUTS / 20);
    assertThat(late.heapBytes()).isLessThan(early.heapBytes() + 24 * MEGABYTE);
    // Carriers of virtual threads that had to wait for the disk go after half a minute.
    await().until(() -> Footprint.now().threads() < early.threads() + 16);
    assertThat(late.files()).isLessThan(early.files() + 32);
    anOrdinarySessionWorks();
  }

  private void round(int inputs, long seed) throws InterruptedException, ExecutionException {
    tally.more(inputs);
    try (ExecutorService visitors = Executors.newFixedThreadPool(VISITORS)) {
      List<Future<?>> all = new ArrayList<>();
      for (int i = 0; i < VISITORS; i++) {
        Visitor visitor = new Visitor(port, seed + i, tally);
        all.add(
            visitors.submit(() -> {
              try {
                visitor.visit();
              } catch (IOException failure) {
                tally.fault("A visitor leaves: " + failure, "");
              }
              return null;
            }));
      }
      for (Future<?> one : all) {
        one.get();
      }
    }
  }

  private void anOrdinarySessionWorks() throws IOException {
    try (Wire wire = new Wire(port, Visitor.PATIENCE_MS)) {
      Own own = Own.of(wire.ask(RandomRequests.right("POST", "/api/sessions", "", "")));
      Reply gone =
          wire.ask(
              own.command(
                  "{\"do\":\"go\",\"by\":1,\"count\":257,"
                      + "\"behaviour\":{\"kind\":\"cpu\",\"ns\":1000}}"));
      assertThat(gone.json().at("/created/g").size()).isEqualTo(257);
      assertThat(wire.ask(own.snapshot()).json().at("/ps/0/runqsize").asInt()).isPositive();
      assertThat(wire.ask(own.end()).status()).isEqualTo(204);
    }
  }

  private void tell(Footprint early, Footprint late, double seconds) {
    if (Integer.getInteger("http.fuzz") == null) {
      return;
    }
    StringBuilder report = new StringBuilder("seed " + SEED + "\n");
    for (Map.Entry<String, Long> kind : tally.kinds().entrySet()) {
      report.append("%9d  %s%n".formatted(kind.getValue(), kind.getKey()));
    }
    report.append(
        "%d inputs in %.0f s, %.0f/s; worst %d ms%n"
            .formatted(INPUTS, seconds, INPUTS / seconds, tally.worstMs()));
    report.append(
        "%d batches changed nothing, %d sessions replayed, %d streams, %d rude connections%n"
            .formatted(tally.unchanged(), tally.replayed(), tally.streams(), tally.rude()));
    report.append("after a tenth: " + early + "\nat the end:    " + late + "\n");
    tally.faults().forEach((what, how) -> report.append("FAULT " + what + "\n" + how + "\n\n"));
    System.out.println(report);
  }
}
