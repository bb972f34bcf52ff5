package gopark.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.api.Client.Own;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.reactive.server.WebTestClient;
import tools.jackson.databind.JsonNode;

@ApiTest
class BranchesTest {

  private final Client client;
  private final Own own;

  @Autowired
  BranchesTest(WebTestClient web) {
    client = new Client(web);
    own = client.create();
    own.does(
        "{\"do\":\"go\",\"by\":1,\"count\":5,\"behaviour\":{\"kind\":\"cpu\",\"ns\":90000}}",
        "{\"do\":\"step\",\"count\":50}");
  }

  private long actInThePast() {
    own.does("{\"do\":\"back\",\"count\":20}");
    long step = own.step();
    own.does("{\"do\":\"gc\"}", "{\"do\":\"step\",\"count\":30}");
    return step;
  }

  @Test
  void atFirstThereIsOneBranch() {
    JsonNode branches = own.get("/branches").is(200).at("/branches");
    assertThat(branches.size()).isEqualTo(1);
    assertThat(branches.at("/0/number").asInt()).isZero();
    assertThat(branches.at("/0").has("parent")).isFalse();
    assertThat(branches.at("/0/shown").asBoolean()).isTrue();
    assertThat(branches.at("/0/lastCommand").asString()).isEqualTo("go");
  }

  @Test
  void actingInThePastKeepsTheOldFuture() {
    long farthest = own.step();
    String future = own.get("").at("/gs").toString();
    long forked = actInThePast();
    JsonNode branches = own.get("/branches").is(200).at("/branches");
    assertThat(branches.size()).isEqualTo(2);
    assertThat(branches.at("/1/parent").asInt()).isZero();
    assertThat(branches.at("/1/forkStep").asLong()).isEqualTo(forked);
    assertThat(branches.at("/1/lastCommand").asString()).isEqualTo("gc");
    assertThat(branches.at("/1/shown").asBoolean()).isTrue();
    assertThat(own.get("?branch=0").at("/step").asLong()).isEqualTo(farthest);
    assertThat(own.get("?branch=0").at("/gs").toString()).isEqualTo(future);
    assertThat(own.get("?branch=0&step=" + forked).at("/branch").asInt()).isZero();
    assertThat(own.get("").at("/branch").asInt()).isEqualTo(1);
  }

  @Test
  void anotherBranchIsShownToWhoeverHasTheKey() {
    long farthest = own.step();
    actInThePast();
    client.post(own.path("/branches/0"), "").isProblem(401, "edit-key-missing");
    assertThat(own.get("").at("/branch").asInt()).isEqualTo(1);
    JsonNode done = own.post("/branches/0", "").is(200).json();
    assertThat(done.at("/step").asLong()).isEqualTo(farthest);
    assertThat(own.get("").at("/branch").asInt()).isZero();
    own.post("/branches/2", "").isProblem(404, "branch-not-found");
    own.post("/branches/-1", "").isProblem(404, "branch-not-found");
    own.post("/branches/first", "").isProblem(400, "bad-input");
  }

  @Test
  void whereTwoBranchesPartIsTheFirstEventThatDiffers() {
    long forked = actInThePast();
    JsonNode parting = own.get("/branches/compare?a=0&b=1").is(200).json();
    assertThat(parting.at("/forkStep").asLong()).isEqualTo(forked);
    assertThat(parting.at("/differ").asBoolean()).isTrue();
    assertThat(parting.at("/index").asLong()).isPositive();
    assertThat(parting.at("/ofA")).isNotEqualTo(parting.at("/ofB"));
    JsonNode same = own.get("/branches/compare?a=1&b=1").is(200).json();
    assertThat(same.at("/differ").asBoolean()).isFalse();
    assertThat(same.has("index")).isFalse();
  }
}
