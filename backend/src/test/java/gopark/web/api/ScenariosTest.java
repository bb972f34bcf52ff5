package gopark.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.api.Client.Answer;
import gopark.web.api.Client.Own;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;
import tools.jackson.databind.JsonNode;

@ApiTest
class ScenariosTest {

  private static final String YAML = "application/yaml";

  private final Client client;

  @Autowired
  ScenariosTest(WebTestClient web) {
    client = new Client(web);
  }

  private Own played() {
    Own own =
        client.create(
            """
            {"seed": 12, "scenario": {"version": 1, "title": "Кот: 'ё' \\"#\\" - 🐱 yes\\u2028"}}\
            """);
    own.does(
        "{\"do\":\"go\",\"by\":1,\"count\":9,\"name\":\"on\","
            + "\"behaviour\":{\"kind\":\"script\","
            + "\"steps\":[{\"do\":\"print\",\"text\":\"1.0\"}]}}",
        "{\"do\":\"step\",\"count\":30}");
    own.does("{\"do\":\"gc\"}", "{\"do\":\"step\",\"count\":30}");
    return own;
  }

  @Test
  void aScenarioReplaysTheSessionExactly() {
    Own own = played();
    Answer document = own.get("/scenario").is(200);
    assertThat(document.headers().getContentType()).isEqualTo(MediaType.APPLICATION_JSON);
    assertThat(document.at("/commands").size()).isEqualTo(2);
    Own again = client.create("{\"scenario\": " + document.body() + "}");
    assertThat(again.get("/scenario").body()).isEqualTo(document.body());
    again.does("{\"do\":\"seek\",\"step\":" + own.step() + "}");
    assertThat(again.get("/events?limit=1000").body())
        .isEqualTo(own.get("/events?limit=1000").body());
    assertThat(again.get("").at("/gs")).isEqualTo(own.get("").at("/gs"));
    assertThat(again.get("/stdout").body()).isEqualTo(own.get("/stdout").body()).contains("1.0");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {YAML, "application/x-yaml", "text/yaml", "application/json;q=.1, " + YAML})
  void whoeverPrefersYamlGetsIt(String accepted) {
    Own own = played();
    Answer yaml = own.get("/scenario", HttpHeaders.ACCEPT, accepted).is(200);
    assertThat(yaml.headers().getContentType()).hasToString(YAML);
    assertThat(yaml.headers().getVary()).contains(HttpHeaders.ACCEPT);
    assertThat(yaml.body()).startsWith("version: 1\n");
    assertThat(own.get("/scenario?format=yaml").body()).isEqualTo(yaml.body());
    assertThat(own.get("/scenario?format=json", HttpHeaders.ACCEPT, "*/*").body()).startsWith("{");
  }

  @Test
  void yamlMakesTheSameSessionAsJson() {
    Own own = played();
    String yaml = own.get("/scenario?format=yaml").is(200).body();
    String body = "seed: 12\nscenario:\n" + yaml.indent(2);
    for (String type : new String[] {YAML, "application/x-yaml", "text/yaml; charset=utf-8"}) {
      Own again = client.own(client.post(Client.SESSIONS, body, HttpHeaders.CONTENT_TYPE, type));
      assertThat(again.get("/scenario").body()).isEqualTo(own.get("/scenario").body());
    }
  }

  @Test
  void noOtherFormatIsToBeHad() {
    client
        .create()
        .get("/scenario", HttpHeaders.ACCEPT, "application/pdf")
        .isProblem(406, "not-acceptable");
  }

  @Test
  void theSchemaOfScenariosIsServedAndKept() {
    Answer schema = client.get("/api/schema/scenario.json").is(200);
    JsonNode json = schema.json();
    assertThat(json.at("/properties/version/const").asInt()).isEqualTo(1);
    assertThat(schema.headers().getContentType()).hasToString("application/schema+json");
    assertThat(schema.headers().getCacheControl()).contains("max-age=86400");
    String tag = schema.headers().getETag();
    assertThat(tag).isNotNull();
    Answer same =
        client.get("/api/schema/scenario.json", HttpHeaders.IF_NONE_MATCH, String.valueOf(tag));
    assertThat(same.is(304).body()).isEmpty();
  }
}
