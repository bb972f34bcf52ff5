package gopark.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.api.Client.Own;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.reactive.server.WebTestClient;
import tools.jackson.databind.JsonNode;

@ApiTest
class TimelinesTest {

  private static final String PROGRAM =
      """
      package main

      func work(done chan int) {
        done <- 1
      }

      func main() {
        done := make(chan int)
        for i := 0; i < 3; i++ {
          go work(done)
        }
        for i := 0; i < 3; i++ {
          <-done
        }
      }
      """;

  private final Client client;
  private final Own own;

  @Autowired
  TimelinesTest(WebTestClient web) {
    client = new Client(web);
    own = client.create();
    own.does(
        "{\"do\":\"go\",\"by\":1,\"count\":40,\"behaviour\":{\"kind\":\"cpu\",\"ns\":90000}}",
        "{\"do\":\"step\",\"count\":150}");
  }

  /** One line for an event: where and when it was, its kind, and who took part. */
  private static List<String> lines(JsonNode page) {
    List<String> lines = new ArrayList<>();
    long step = 0;
    long time = 0;
    for (int i = 0; i < page.at("/step").size(); i++) {
      step += page.at("/step/" + i).asLong();
      time += page.at("/timeNs/" + i).asLong();
      String kind = page.at("/kinds/" + page.at("/kind/" + i).asInt()).asString();
      lines.add(
          "%d %d %s g%d m%d p%d"
              .formatted(
                  step,
                  time,
                  kind,
                  page.at("/g/" + i).asInt(),
                  page.at("/m/" + i).asInt(),
                  page.at("/p/" + i).asInt()));
    }
    return lines;
  }

  private static String line(JsonNode event) {
    return "%d %d %s g%d m%d p%d"
        .formatted(
            event.at("/step").asLong(),
            event.at("/timeNs").asLong(),
            event.at("/kind").asString(),
            event.at("/g").asInt(-1),
            event.at("/m").asInt(-1),
            event.at("/p").asInt(-1));
  }

  @Test
  void theColumnsTellTheEventsOfTheLog() {
    JsonNode page = own.get("/timeline").is(200).json();
    List<String> kinds = page.at("/kinds").valueStream().map(JsonNode::asString).toList();
    JsonNode log = own.get("/events?limit=1000&kind=" + String.join(",", kinds)).is(200).json();
    assertThat(log.has("next")).isFalse();
    assertThat(lines(page))
        .hasSizeGreaterThan(100)
        .isEqualTo(log.at("/events").valueStream().map(TimelinesTest::line).toList());
  }

  @Test
  void whoElseTakesPartIsTold() {
    JsonNode page = own.get("/timeline").is(200).json();
    JsonNode log = own.get("/events?limit=1000&kind=goCreated,steal").is(200).json();
    List<Integer> told = new ArrayList<>();
    for (int i = 0; i < page.at("/kind").size(); i++) {
      String kind = page.at("/kinds/" + page.at("/kind/" + i).asInt()).asString();
      if (kind.equals("goCreated") || kind.equals("steal")) {
        told.add(page.at("/other/" + i).asInt());
      }
    }
    assertThat(told)
        .isEqualTo(
            log.at("/events")
                .valueStream()
                .map(event ->
                    event.at("/detail/creator").asInt(event.at("/detail/victim").asInt(-1)))
                .toList());
  }

  @Test
  void thePagesMakeTheWhole() {
    List<String> whole = lines(own.get("/timeline").is(200).json());
    List<String> parts = new ArrayList<>();
    long from = 0;
    boolean more = true;
    while (more) {
      JsonNode page = own.get("/timeline?limit=17&from=" + from).is(200).json();
      assertThat(page.at("/step").size()).isLessThanOrEqualTo(17);
      parts.addAll(lines(page));
      more = page.at("/more").asBoolean();
      assertThat(page.at("/to").asLong()).isGreaterThan(from);
      from = page.at("/to").asLong();
    }
    assertThat(parts).isEqualTo(whole);
    assertThat(from).isEqualTo(own.get("").at("/events").asLong());
  }

  @Test
  void aTimelineGoesOnFromASnapshot() {
    JsonNode snapshot = own.get("?step=70").is(200).json();
    JsonNode rest = own.get("/timeline?from=" + snapshot.at("/events").asLong()).is(200).json();
    long last = snapshot.at("/step").asLong();
    assertThat(lines(rest))
        .isEqualTo(
            lines(own.get("/timeline").json()).stream()
                .filter(line -> Long.parseLong(line.substring(0, line.indexOf(' '))) > last)
                .toList());
  }

  @Test
  void aGoroutineIsToldWithTheLineThatMadeIt() {
    Own program = client.create("{\"source\":\"" + PROGRAM.replace("\n", "\\n") + "\"}");
    program.does("{\"do\":\"step\",\"count\":400}");
    JsonNode page = program.get("/timeline").is(200).json();
    List<String> made = new ArrayList<>();
    for (int i = 0; i < page.at("/made").size(); i += 3) {
      made.add(
          page.at("/words/" + page.at("/made/" + (i + 1)).asInt()).asString()
              + " "
              + page.at("/words/" + page.at("/made/" + (i + 2)).asInt()).asString());
    }
    assertThat(made.stream().filter(line -> line.startsWith("main.work ")))
        .hasSize(3)
        .allMatch(line -> line.endsWith(".go:10"));
  }

  @Test
  void morePerPageThanAllowedIsRefused() {
    own.get("/timeline?limit=50001").isProblem(400, "bad-input");
  }
}
