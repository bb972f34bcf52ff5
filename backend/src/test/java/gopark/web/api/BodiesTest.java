package gopark.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.LongestWait;
import gopark.web.api.Client.Answer;
import gopark.web.api.Client.Own;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.test.web.reactive.server.WebTestClient;

/** What strangers send in place of a document. */
@ApiTest
class BodiesTest {

  private static final String YAML = "application/yaml";

  @LocalServerPort private int port;
  private final Client client;

  @Autowired
  BodiesTest(WebTestClient web) {
    client = new Client(web);
  }

  private Answer sent(byte[] body, String... headers) {
    return client.send(
        HttpMethod.POST,
        Client.SESSIONS,
        all -> {
          for (int i = 0; i < headers.length; i += 2) {
            all.set(headers[i], headers[i + 1]);
          }
        },
        body);
  }

  @Test
  void aBodyThatIsTooLargeIsRefusedBeforeItIsRead() {
    String large = "{\"scenario\": \"" + "x".repeat(1 << 20) + "\"}";
    Answer refused = client.post(Client.SESSIONS, large).isProblem(413, "content-too-large");
    assertThat(refused.at("/mostBytes").asInt()).isEqualTo(1 << 20);
    String full = "{}" + " ".repeat((1 << 20) - 2);
    client.post(Client.SESSIONS, full).is(201);
  }

  @Test
  void whoeverDoesNotSayHowMuchComesIsCounted() throws IOException {
    try (Socket socket = new Socket("localhost", port)) {
      socket.setSoTimeout(LongestWait.millis());
      StringBuilder start = new StringBuilder("POST " + Client.SESSIONS + " HTTP/1.1\r\n");
      start.append("Host: x\r\nContent-Type: application/json\r\nConnection: close\r\n");
      start.append("Transfer-Encoding: chunked\r\n\r\n");
      socket.getOutputStream().write(start.toString().getBytes(StandardCharsets.US_ASCII));
      byte[] chunk =
          ("10000\r\n" + " ".repeat(1 << 16) + "\r\n").getBytes(StandardCharsets.US_ASCII);
      for (int i = 0; i < 17; i++) {
        socket.getOutputStream().write(chunk);
      }
      socket.getOutputStream().flush();
      byte[] answer = socket.getInputStream().readNBytes(12);
      assertThat(new String(answer, StandardCharsets.US_ASCII)).isEqualTo("HTTP/1.1 413");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "text/plain",
        "application/xml",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/json; charset=utf-16",
      })
  void anUnknownFormatIsRefused(String type) {
    sent("{}".getBytes(StandardCharsets.UTF_8), HttpHeaders.CONTENT_TYPE, type)
        .isProblem(415, "unsupported-media-type");
  }

  @Test
  void withoutATypeItIsJson() {
    sent("{\"seed\": 3}".getBytes(StandardCharsets.UTF_8)).is(201);
    sent(
            "\uFEFF{\"seed\": 3}".getBytes(StandardCharsets.UTF_8),
            HttpHeaders.CONTENT_TYPE,
            "application/json; charset=UTF-8")
        .is(201);
    sent("{}".getBytes(StandardCharsets.UTF_8), HttpHeaders.CONTENT_TYPE, "application/foo+json")
        .is(201);
    sent(" \n ".getBytes(StandardCharsets.UTF_8), HttpHeaders.CONTENT_TYPE, "text/plain").is(201);
  }

  @Test
  void packedContentIsNotUnpacked() throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write("{}".getBytes(StandardCharsets.UTF_8));
    }
    sent(
            packed.toByteArray(),
            HttpHeaders.CONTENT_TYPE,
            "application/json",
            HttpHeaders.CONTENT_ENCODING,
            "gzip")
        .isProblem(400, "not-utf-8");
    sent("{}".getBytes(StandardCharsets.UTF_8), HttpHeaders.CONTENT_ENCODING, "gzip")
        .isProblem(415, "unsupported-media-type");
  }

  @Test
  void bytesThatAreNoTextAreRefused() {
    for (byte[] bytes :
        new byte[][] {
          {'"', (byte) 0xC3, '"'},
          {(byte) 0xFF, (byte) 0xFE, '{', 0, '}', 0},
          {'"', (byte) 0xED, (byte) 0xA0, (byte) 0x80, '"'},
          {(byte) 0xC0, (byte) 0x80}
        }) {
      sent(bytes, HttpHeaders.CONTENT_TYPE, "application/json").isProblem(400, "not-utf-8");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"seed\": 1,}|1|12",
        "{'seed': 1}|1|2",
        "{\"seed\": 01}|1|11",
        "{\"seed\": NaN}|1|",
        "// a note|1|1",
        "{\"seed\"|1|",
      })
  void whereJsonIsBrokenIsTold(String body, int line, Integer column) {
    Answer answer = client.post(Client.SESSIONS, body).isProblem(400, "malformed-content");
    assertThat(answer.at("/line").asInt()).isEqualTo(line);
    if (column != null) {
      assertThat(answer.at("/column").asInt()).isBetween(column, column + 1);
    }
  }

  @Test
  void whereYamlIsBrokenIsTold() {
    Answer answer =
        client
            .post(Client.SESSIONS, "seed: 1\nrules: [", HttpHeaders.CONTENT_TYPE, YAML)
            .isProblem(400, "malformed-content");
    assertThat(answer.at("/line").asInt()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a: &x [1]\\nb: *x|yaml-alias-or-tag",
        "seed: !!URL ['http://localhost']|yaml-alias-or-tag",
        "seed: 1\\nseed: 2|duplicate-field",
        "seed: 1\\n---\\nseed: 2|more-than-one",
        "seed: .inf|not-a-whole-number",
        "seed: 1e400|not-a-whole-number",
        "seed: yes|not-a-whole-number",
        "go: 1.26|not-a-text",
        "- 1|not-an-object",
        "just words|not-an-object",
      })
  void whatYamlCanAndWeDoNotIsRefused(String body, String code) {
    String text = body.replace("\\n", "\n");
    Answer answer =
        client
            .post(Client.SESSIONS, text, HttpHeaders.CONTENT_TYPE, YAML)
            .isProblem(400, "bad-input");
    assertThat(answer.at("/errors/0/code").asString()).as(answer.body()).isEqualTo(code);
  }

  @ParameterizedTest
  @ValueSource(strings = {"application/json", YAML})
  void depthIsLimited(String type) {
    for (int depth : new int[] {25, 60, 70, 1_000, 100_000}) {
      String deep = "{\"rules\": " + "[".repeat(depth) + "]".repeat(depth) + "}";
      Answer answer = client.post(Client.SESSIONS, deep, HttpHeaders.CONTENT_TYPE, type);
      assertThat(answer.at("/code").asString())
          .as("%s deep", depth)
          .isIn("bad-input", "content-too-complex");
      answer.is(400);
    }
  }

  @Test
  void numbersOfManyDigitsAreRefused() {
    client
        .post(Client.SESSIONS, "{\"seed\": " + "9".repeat(10_000) + "}")
        .isProblem(400, "content-too-complex");
    client
        .post(Client.SESSIONS, "{\"seed\": " + "9".repeat(90) + "}")
        .isProblem(400, "bad-input")
        .hasError("seed", "out-of-range");
    client
        .post(Client.SESSIONS, "{\"seed\": 1e-999999999}")
        .isProblem(400, "bad-input")
        .hasError("seed", "not-a-whole-number");
    client.post(Client.SESSIONS, "{\"seed\": 1e99999999999}").is(400);
  }

  @Test
  void aClientThatGoesAwayBreaksNothingForOthers() throws IOException {
    Own own = client.create();
    String body = "[" + "{\"do\":\"step\",\"count\":3},".repeat(99) + "{\"do\":\"gc\"}]";
    String request =
        "POST "
            + own.path("/commands")
            + " HTTP/1.1\r\nHost: x\r\n"
            + "Authorization: Bearer "
            + own.key
            + "\r\nContent-Type: application/json\r\n"
            + "Content-Length: "
            + body.length()
            + "\r\n\r\n"
            + body;
    for (int i = 0; i < 50; i++) {
      try (Socket socket = new Socket("localhost", port)) {
        socket.setSoLinger(true, 0);
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
      }
    }
    own.does("{\"do\":\"gc\"}");
    client.create().does("{\"do\":\"gc\"}");
  }
}
