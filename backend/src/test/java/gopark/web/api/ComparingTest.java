package gopark.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.Event;
import gopark.scene.DesignPair;
import gopark.web.api.Client.Answer;
import gopark.web.scene.DesignPairs;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.MediaType;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.web.reactive.server.WebTestClient;
import reactor.core.publisher.Flux;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@ApiTest
@TestPropertySource(properties = {"gopark.limits.programs.burst=1000"})
class ComparingTest {
  private static final JsonMapper JSON = new JsonMapper();
  private static final int MOST_BYTES = 16 << 20;

  private static final String LOAD =
      """
      package main

      const load = 3 // goroutines

      func main() {
        done := make(chan int)
        for i := 0; i < load; i++ {
          go func() { done <- i }()
        }
        for i := 0; i < load; i++ {
          <-done
        }
      }
      """;
  private static final String LONG =
      """
      package main

      const load = 3

      func main() {
        table := make(chan int)
        go func() {
          for ball := range table {
            table <- ball + 1
          }
        }()
        for ball := load; ; {
          table <- ball
          ball = <-table
        }
      }
      """;

  private final Client client;
  private final WebTestClient web;

  @Autowired
  ComparingTest(WebTestClient web) {
    this.web =
        web.mutate().codecs(codecs -> codecs.defaultCodecs().maxInMemorySize(MOST_BYTES)).build();
    client = new Client(this.web);
  }

  private Answer compare(Map<String, Object> of, List<Map<String, Object>> runs) {
    return client.post("/api/compare", JSON.writeValueAsString(Map.of("of", of, "runs", runs)));
  }

  private static String sweep(String source, Map<String, Object> rows, int events) {
    return JSON.writeValueAsString(
        Map.of(
            "of",
            Map.of("source", source),
            "rows",
            rows,
            "columns",
            Map.of("vary", "const.load", "values", List.of(5, 20)),
            "events",
            events));
  }

  @Test
  void aRuleThatIsOffIsWhereTheRunsPart() {
    Answer answer =
        compare(Map.of("scene", "steal"), List.of(Map.of(), Map.of("rules.stealing", false)));
    answer.is(200);
    assertThat(answer.at("/partings/0/differ").asBoolean()).isTrue();
    assertThat(answer.at("/runs/0/figures/steals").asLong()).isPositive();
    assertThat(answer.at("/runs/1/figures/steals").asLong()).isZero();
  }

  @Test
  void whereDesignsPartIsToldForEachPair() {
    DesignPairs pairs = new DesignPairs();
    for (DesignPair pair : pairs.all()) {
      DesignPairs.Parting parting = pairs.parting(pair);
      Answer answer =
          compare(
                  Map.of("scenario", pair.scenario().tree()),
                  List.of(Map.of("go", pair.older()), Map.of("go", pair.newer())))
              .is(200);
      assertThat(answer.at("/partings/0/ofA/kind").asString(""))
          .as(pair.id())
          .isEqualTo(kind(parting.older()));
      assertThat(answer.at("/partings/0/ofB/kind").asString(""))
          .as(pair.id())
          .isEqualTo(kind(parting.newer()));
    }
  }

  private static String kind(@Nullable Event event) {
    return event == null ? "" : event.at().kind().apiName();
  }

  @Test
  void equalRunsDoNotPart() {
    Answer answer = compare(Map.of("scene", "steal"), List.of(Map.of(), Map.of())).is(200);
    assertThat(answer.at("/partings/0/differ").asBoolean()).isFalse();
    assertThat(answer.at("/runs/0/figures")).isEqualTo(answer.at("/runs/1/figures"));
  }

  @Test
  void theEventsOfAStretchHaveTheNumbersThatPartingsName() {
    Answer answer =
        compare(Map.of("source", LOAD), List.of(Map.of(), Map.of("const.load", 4))).is(200);
    List<String> uncounted = answer.at("/uncounted").valueStream().map(JsonNode::asString).toList();
    for (String side : List.of("A", "B")) {
      JsonNode run = answer.at("/runs/" + (side.equals("A") ? 0 : 1));
      List<JsonNode> counted =
          run.at("/replay/deltas")
              .valueStream()
              .flatMap(delta -> delta.at("/events").valueStream())
              .filter(event -> !uncounted.contains(event.at("/kind").asString()))
              .toList();
      int at = answer.at("/partings/0/at" + side).asInt() - run.at("/first").asInt();
      assertThat(counted.get(at)).isEqualTo(answer.at("/partings/0/of" + side));
    }
  }

  @Test
  void aLoadIsAConstantOfTheProgram() {
    Answer answer =
        compare(Map.of("source", LOAD), List.of(Map.of("const.load", 5), Map.of("const.load", 20)))
            .is(200);
    assertThat(answer.at("/runs/0/figures/goroutines").asInt()).isEqualTo(5);
    assertThat(answer.at("/runs/1/figures/goroutines").asInt()).isEqualTo(20);
    assertThat(answer.at("/runs/1/replay/snapshot/source/text").asString())
        .contains("const load = 20 // goroutines");
  }

  @Test
  void aConstantThatIsNotThereIsToldByItsName() {
    Answer answer =
        compare(Map.of("source", LOAD), List.of(Map.of(), Map.of("const.speed", 5)))
            .isProblem(400, "bad-input");
    assertThat(answer.at("/errors/0/code").asString()).isEqualTo("no-such-constant");
    assertThat(answer.at("/errors/0/path").asString()).isEqualTo("runs[1]");
  }

  @Test
  void aRunHasFewValuesOfItsOwnAndTheirNamesAreShort() {
    String deep = "a.".repeat(20_000) + "a";
    Answer answer =
        compare(Map.of("scene", "steal"), List.of(Map.of(), Map.of(deep, 1)))
            .isProblem(400, "bad-input");
    assertThat(answer.at("/errors/0/code").asString()).isEqualTo("too-long");
    Map<String, Object> many = new HashMap<>();
    for (int i = 0; i < 33; i++) {
      many.put("const.a" + i, i);
    }
    answer = compare(Map.of("source", LOAD), List.of(Map.of(), many)).isProblem(400, "bad-input");
    assertThat(answer.at("/errors/0/code").asString()).isEqualTo("too-many");
    assertThat(answer.at("/errors/0/path").asString()).isEqualTo("runs[1]");
  }

  @Test
  void oneRunIsNoComparisonAndFiveAreTooMany() {
    for (int count : List.of(1, 5)) {
      List<Map<String, Object>> runs = Collections.nCopies(count, Map.of());
      compare(Map.of("scene", "steal"), runs).isProblem(400, "bad-input");
    }
  }

  @Test
  void aLateStretchBeginsWhereItIsAskedFor() {
    String request =
        JSON.writeValueAsString(
            Map.of(
                "of",
                Map.of("source", LONG),
                "runs",
                List.of(Map.of(), Map.of("seed", 2)),
                "from",
                50_000));
    Answer answer = client.post("/api/compare", request).is(200);
    long first = answer.at("/runs/0/first").asLong();
    assertThat(first).isBetween(49_900L, 50_000L);
    assertThat(answer.at("/runs/0/end").asString()).isEqualTo("cut");
    assertThat(answer.at("/runs/0/replay/snapshot/step").asLong()).isPositive();
  }

  @Test
  void aSweepTellsEveryCellOnALine() {
    Map<String, Object> rows = Map.of("vary", "gomaxprocs", "values", List.of(1, 2, 4));
    List<JsonNode> cells =
        web.post()
            .uri("/api/sweeps")
            .contentType(MediaType.APPLICATION_JSON)
            .bodyValue(sweep(LOAD, rows, 10_000))
            .exchange()
            .expectStatus()
            .isOk()
            .expectHeader()
            .contentTypeCompatibleWith(MediaType.APPLICATION_NDJSON)
            .returnResult(JsonNode.class)
            .getResponseBody()
            .collectList()
            .block();
    assertThat(cells)
        .extracting(cell -> cell.at("/row").asInt() + "," + cell.at("/column").asInt())
        .containsExactly("0,0", "0,1", "1,0", "1,1", "2,0", "2,1");
    assertThat(cells)
        .extracting(cell -> cell.at("/figures/goroutines").asInt())
        .containsExactly(5, 20, 5, 20, 5, 20);
    assertThat(cells).allSatisfy(cell -> assertThat(cell.at("/cells").asInt()).isEqualTo(6));
  }

  @Test
  void whatIsWrongWithAGridIsToldBeforeItBegins() {
    Map<String, Object> rows = Map.of("vary", "go", "values", List.of("1.26", "0.9"));
    Answer answer = client.post("/api/sweeps", sweep(LOAD, rows, 100)).isProblem(400, "bad-input");
    assertThat(answer.at("/errors/0/path").asString()).startsWith("rows.values[1]");
    Map<String, Object> many = Map.of("vary", "seed", "values", Collections.nCopies(17, 1));
    client.post("/api/sweeps", sweep(LOAD, many, 100)).isProblem(400, "bad-input");
  }

  @Test
  void whoGoesAwayLeavesHisPlaceToAnother() {
    Map<String, Object> rows = Map.of("vary", "seed", "values", List.of(1, 2, 3, 4, 5, 6, 7, 8));
    for (int i = 0; i < 5; i++) {
      Flux<JsonNode> cells =
          web.post()
              .uri("/api/sweeps")
              .contentType(MediaType.APPLICATION_JSON)
              .bodyValue(sweep(LONG, rows, 100_000))
              .exchange()
              .expectStatus()
              .isOk()
              .returnResult(JsonNode.class)
              .getResponseBody();
      // More of them at a time are refused than there are here one after another.
      assertThat(cells.blockFirst()).isNotNull();
    }
  }
}
