package gopark.web.docs;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.scenario.JsonSchema;
import gopark.web.ServerTest;
import gopark.web.docs.Published.Operation;
import gopark.web.document.Documents;
import gopark.web.document.Format;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.web.reactive.server.WebTestClient;

/** What the document shows is pasted into a shell, and what comes back is what it promises. */
@ServerTest
@TestPropertySource(properties = "gopark.limits.sessions.burst=1000000")
class ExamplesTest {

  private static final Pattern BLOCK = Pattern.compile("```sh\n(.*?)```", Pattern.DOTALL);
  private static final Pattern MESSAGE =
      Pattern.compile("id: [0-9a-z]+-[0-9]+\nevent: ([a-z]+)\ndata: (.*)\n\n");

  /** curl's word for a stream that was left in time. */
  private static final int TIME_IS_UP = 28;

  private static final String MARK = "=== now";

  /** A session that has two futures, and plays. */
  private static final String LIVELY =
      """
      tell() { curl -sf -o /dev/null "$GOPARK/api/sessions/$ID/commands" \
        -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' -d "$1" || exit 9; }
      tell '[{"do": "go", "behaviour": {"kind": "cpu", "ns": 400000}, "count": 4},
             {"do": "step", "count": 30}]'
      tell '{"do": "back", "count": 12}'
      tell '[{"do": "go", "behaviour": {"kind": "sleep", "ns": 400000}},
             {"do": "step", "count": 9}]'
      tell '{"do": "play", "pace": {"eventsPerSecond": 10}}'
      echo '%s' >&2
      """
          .formatted(MARK);

  @Autowired private WebTestClient web;
  @LocalServerPort private int port;
  @TempDir private Path folder;

  @Test
  void theMessagesOfAStreamAreWhatTheDocumentSays() throws IOException {
    Published published = Published.by(web);
    String watch =
        """
        tell '{"do": "play", "pace": {"nsPerSecond": 20000}}'
        curl -sN "$GOPARK/api/sessions/$ID/stream" > stream.txt &
        tries=0
        until grep -q 'event: delta' stream.txt && grep -q 'event: clock' stream.txt; do
          tries=$((tries + 1))
          if [ $tries -gt 300 ]; then break; fi
          sleep 0.1
        done
        curl -sf -X DELETE "$GOPARK/api/sessions/$ID" -H "Authorization: Bearer $KEY"
        wait
        cat stream.txt
        """;
    Shell.Ran ran = new Shell(folder).run(begin(published) + LIVELY + watch, Map.of());
    SoftAssertions all = new SoftAssertions();
    Set<String> seen = checkMessages(published, "a stream", ran.output(), all);
    all.assertAll();
    assertThat(seen).as(ran.output()).containsExactly("clock", "delta", "end", "snapshot");
  }

  @Test
  void everyExampleIsAnsweredAsPromised() throws IOException {
    Published published = Published.by(web);
    String begin = begin(published);
    Shell shell = new Shell(folder);
    SoftAssertions all = new SoftAssertions();
    int run = 0;
    for (Operation operation : published.operations()) {
      for (Map<String, Object> example : operation.examples()) {
        run++;
        Shell.Ran ran = shell.run(begin + LIVELY + Tree.text(example, "source"), Map.of());
        check(published, operation, example, ran, all);
      }
    }
    all.assertAll();
    assertThat(run).isGreaterThan(40);
  }

  /** How the document says that one gets $GOPARK, $ID and $KEY. */
  private String begin(Published published) {
    String about = Tree.text(Tree.object(published.document().get("info")), "description");
    Matcher block = BLOCK.matcher(about);
    assertThat(block.find()).isTrue();
    String there = "GOPARK=http://localhost:8080";
    assertThat(block.group(1)).contains(there);
    return block.group(1).replace(there, "GOPARK=http://localhost:" + port);
  }

  private static void check(
      Published published,
      Operation operation,
      Map<String, Object> example,
      Shell.Ran ran,
      SoftAssertions all) {
    String name = operation + ": " + Tree.text(example, "label");
    assertThat(ran.said()).as(name).contains(MARK);
    String said = ran.said().substring(ran.said().indexOf(MARK) + MARK.length()).strip();
    String status = said.substring(said.lastIndexOf('\n') + 1);
    boolean isBounded = Tree.text(example, "source").contains("--max-time");
    all.assertThat(ran.exit()).as(name).isIn(0, isBounded ? TIME_IS_UP : 0);
    all.assertThat(status).as(name + ran.output()).isEqualTo(Tree.text(example, "x-status"));
    Map<String, Object> response =
        status.equals("201") ? created(published) : operation.response(Integer.parseInt(status));
    all.assertThat(response).as("the document tells of " + status + " to " + name).isNotEmpty();
    Map<String, Object> content = Tree.object(response.get("content"));
    if (content.isEmpty()) {
      all.assertThat(ran.output()).as(name).isEmpty();
    } else if (content.containsKey("text/event-stream")) {
      Set<String> seen = checkMessages(published, name, ran.output(), all);
      all.assertThat(seen).as(name).contains("snapshot");
    } else {
      checkBody(published, name, content, ran.output(), all);
    }
  }

  /** An example may end with another call than its own, and only to make a session. */
  private static Map<String, Object> created(Published published) {
    return published.operations().stream()
        .filter(one -> one.toString().equals("POST /api/sessions"))
        .findFirst()
        .orElseThrow()
        .response(201);
  }

  private static void checkBody(
      Published published,
      String name,
      Map<String, Object> content,
      String body,
      SoftAssertions all) {
    String type = content.keySet().iterator().next();
    boolean isJson = type.endsWith("json");
    if (!isJson) {
      return;
    }
    Format format = body.startsWith("{") ? Format.JSON : Format.YAML;
    Object schema = Tree.object(content.get(type)).get("schema");
    all.assertThat(
            new JsonSchema(published.document())
                .accepts(Tree.object(schema), Documents.read(body, format)))
        .as("%s is answered with what the document says: %s", name, body)
        .isTrue();
  }

  /** Which messages there are. */
  private static Set<String> checkMessages(
      Published published, String name, String stream, SoftAssertions all) {
    JsonSchema schemas = new JsonSchema(published.document());
    Set<String> seen = new TreeSet<>();
    Matcher messages = MESSAGE.matcher(stream);
    while (messages.find()) {
      seen.add(messages.group(1));
      Object data = Documents.read(messages.group(2), Format.JSON);
      boolean isRight =
          messages.group(1).equals("end")
              ? Map.of().equals(data)
              : schemas.accepts(capital(messages.group(1)), data);
      all.assertThat(isRight).as("%s: %s", name, messages.group()).isTrue();
    }
    all.assertThat(stream).as(name).startsWith("retry: ");
    return seen;
  }

  /** The schema of a message's data is called as the message. */
  private static String capital(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
