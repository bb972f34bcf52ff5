package gopark.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.EntityExchangeResult;
import org.springframework.test.web.reactive.server.WebTestClient;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody who talks to the server in JSON. */
final class Client {

  static final String SESSIONS = "/api/sessions";

  private static final JsonMapper JSON = new JsonMapper();

  private final WebTestClient web;

  Client(WebTestClient web) {
    this.web = web;
  }

  /** What came back. */
  record Answer(int status, HttpHeaders headers, String body) {

    JsonNode json() {
      return JSON.readTree(body);
    }

    /** A value in it, by a JSON pointer. */
    JsonNode at(String pointer) {
      return json().at(pointer);
    }

    Answer is(int expected) {
      assertThat(status).as(body).isEqualTo(expected);
      return this;
    }

    /** Checks that it is a problem of that kind, and tells nothing of the inside. */
    Answer isProblem(int expected, String code) {
      is(expected);
      assertThat(headers.getContentType()).isEqualTo(MediaType.APPLICATION_PROBLEM_JSON);
      assertThat(at("/code").asString()).as(body).isEqualTo(code);
      assertThat(at("/status").asInt()).isEqualTo(expected);
      assertThat(at("/detail").asString()).isNotBlank();
      assertThat(headers.getCacheControl()).isEqualTo("no-store");
      assertThat(body)
          .doesNotContainIgnoringCase(
              "exception", "gopark.", "java.", "jackson", "snakeyaml", "\tat ", ".java:");
      return this;
    }

    /** Checks the first of the errors. */
    Answer hasError(String path, String code) {
      assertThat(at("/errors/0/path").asString()).as(body).isEqualTo(path);
      assertThat(at("/errors/0/code").asString()).as(body).isEqualTo(code);
      assertThat(at("/errors/0/message").asString()).isNotBlank();
      return this;
    }
  }

  Answer send(HttpMethod method, String path, Consumer<HttpHeaders> headers, byte[] body) {
    WebTestClient.RequestBodySpec request =
        web.method(method).uri(at -> URI.create(at.build() + path)).headers(headers);
    EntityExchangeResult<byte[]> result =
        (body.length == 0 ? request : request.bodyValue(body))
            .exchange()
            .expectBody(byte[].class)
            .returnResult();
    byte[] content = result.getResponseBody();
    return new Answer(
        result.getStatus().value(),
        result.getResponseHeaders(),
        content == null ? "" : new String(content, StandardCharsets.UTF_8));
  }

  Answer get(String path, String... headers) {
    return send(HttpMethod.GET, path, all -> set(all, headers), new byte[0]);
  }

  Answer post(String path, String body, String... headers) {
    return send(
        HttpMethod.POST,
        path,
        all -> {
          all.setContentType(MediaType.APPLICATION_JSON);
          set(all, headers);
        },
        body.getBytes(StandardCharsets.UTF_8));
  }

  Answer delete(String path, String... headers) {
    return send(HttpMethod.DELETE, path, all -> set(all, headers), new byte[0]);
  }

  private static void set(HttpHeaders all, String... headers) {
    for (int i = 0; i < headers.length; i += 2) {
      all.set(headers[i], headers[i + 1]);
    }
  }

  /** A session of one's own, with the key to it. */
  final class Own {
    final String id;
    final String key;

    private Own(JsonNode made) {
      id = made.at("/id").asString();
      key = made.at("/editKey").asString();
    }

    String path(String rest) {
      return SESSIONS + "/" + id + rest;
    }

    Answer get(String rest, String... headers) {
      return Client.this.get(path(rest), headers);
    }

    Answer post(String rest, String body) {
      return Client.this.post(path(rest), body, HttpHeaders.AUTHORIZATION, "Bearer " + key);
    }

    /** Sends commands that must succeed. */
    Answer does(String... commands) {
      return post("/commands", "[" + String.join(",", commands) + "]").is(200);
    }

    Answer delete() {
      return send(HttpMethod.DELETE, path(""), all -> all.setBearerAuth(key), new byte[0]);
    }

    long step() {
      return get("").is(200).at("/step").asLong();
    }
  }

  Own create() {
    return create("");
  }

  Own create(String body) {
    return own(post(SESSIONS, body));
  }

  Own own(Answer made) {
    made.is(201);
    return new Own(made.json());
  }

  static List<String> texts(JsonNode list) {
    return list.values().stream().map(JsonNode::asString).toList();
  }

  static @Nullable String header(Answer answer, String name) {
    return answer.headers().getFirst(name);
  }
}
