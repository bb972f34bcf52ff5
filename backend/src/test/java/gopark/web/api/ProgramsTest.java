package gopark.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.api.Client.Answer;
import gopark.web.api.Client.Own;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.test.web.reactive.server.WebTestClient;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@ApiTest
@Isolated("programs take the cores that others have left")
class ProgramsTest {
  private static final JsonMapper JSON = new JsonMapper();

  private static final int OUTPUT_KEPT = 1_000_000;

  private final Client client;

  @Autowired
  ProgramsTest(WebTestClient web) {
    client = new Client(web);
  }

  private static String source(String body) {
    return "package main\n" + body;
  }

  private static String request(String source, String more) {
    return "{\"source\": " + JSON.writeValueAsString(source) + more + "}";
  }

  private Answer run(String body) {
    return client.post("/api/programs/run", request(source(body), ""));
  }

  private Answer check(String body, String... headers) {
    return client.post("/api/programs/check", request(source(body), ""), headers).is(200);
  }

  @Test
  void aProgramRunsToItsEnd() {
    Answer answer = run("import \"fmt\"\nfunc main() { fmt.Println(\"привет\", 6*7) }").is(200);
    assertThat(answer.at("/stdout").asString()).isEqualTo("привет 42\n");
    assertThat(answer.at("/exit").asInt()).isZero();
    assertThat(answer.at("/verdict").asString()).isEqualTo("returned");
    assertThat(answer.at("/timeNs").asLong()).isPositive();
    assertThat(answer.at("/stats/goroutines").asInt()).isPositive();
  }

  @Test
  void whatIsWrongIsToldInTheCompilersWordsWithItsPlace() {
    Answer answer = check("func main() {\n\tx := 1\n\treturn 2\n}");
    assertThat(answer.at("/ok").asBoolean()).isFalse();
    assertThat(answer.at("/diagnostics").size()).isEqualTo(2);
    assertThat(answer.at("/diagnostics/0/line").asInt()).isEqualTo(3);
    assertThat(answer.at("/diagnostics/0/column").asInt()).isEqualTo(2);
    assertThat(answer.at("/diagnostics/0/message").asString())
        .isEqualTo("declared and not used: x");
    assertThat(check("func main() {}").at("/ok").asBoolean()).isTrue();
  }

  @Test
  void whatGoParkLacksIsSaidInTheReadersLanguage() {
    String cgo = "import \"C\"\nfunc main() {}";
    Answer english = check(cgo);
    Answer russian = check(cgo, HttpHeaders.ACCEPT_LANGUAGE, "ru");
    assertThat(english.at("/diagnostics/0/code").asString()).isEqualTo("go-not-supported");
    assertThat(english.at("/diagnostics/0/message").asString()).contains("does not run cgo yet");
    assertThat(russian.at("/diagnostics/0/message").asString()).contains("пока не выполняет cgo");
  }

  @Test
  void aProgramThatDoesNotCompileMakesNoSession() {
    Answer answer =
        client
            .post("/api/sessions", request(source("func main() { x }"), ""))
            .isProblem(422, "go-program-wrong");
    assertThat(answer.at("/errors/0/code").asString()).isEqualTo("go-error");
    assertThat(answer.at("/diagnostics/0/message").asString()).isEqualTo("undefined: x");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "func main() { for { } }|limit|instructions",
        "func main() { for { go func() { select {} }() } }|limit|goroutines",
        "var all [][]int\\nfunc main() { for { all = append(all, make([]int, 1<<16)) }"
            + " }|limit|memory",
        "func main() { for { println(\"0123456789012345678901234567890123456789\") }"
            + " }|limit|output",
        "func f(n int) int { return f(n+1) + 1 }\\nfunc main() { println(f(0)) }|fatal|",
        "func main() { <-make(chan int) }|deadlock|",
        "func main() { panic(\"no\") }|panic|",
        "import \"os\"\\nfunc main() { os.Exit(3) }|exit|",
      })
  void whateverAProgramDoesItComesToAVerdict(String body, String verdict, String limit) {
    Answer answer = run(body.replace("\\n", "\n")).is(200);
    assertThat(answer.at("/verdict").asString()).as(answer.body()).isEqualTo(verdict);
    assertThat(answer.at("/limit/what").asString()).isEqualTo(limit == null ? "" : limit);
    assertThat(answer.body().length()).isLessThan(2 * OUTPUT_KEPT);
  }

  @Test
  void whatWasPrintedBeforeALimitIsThere() {
    String body =
        "func main() { println(\"begun\"); for { all = append(all, make([]int, 1<<16)) } }";
    Answer answer = run("var all [][]int\n" + body).is(200);
    assertThat(answer.at("/stderr").asString()).startsWith("begun\n").contains("memory");
  }

  @Test
  void sleepingIsNoWork() {
    String sleeper = "import \"time\"\nfunc main() { time.Sleep(time.Hour) }";
    assertThat(run(sleeper).is(200).at("/verdict").asString()).isEqualTo("time");
    Answer longer =
        client
            .post("/api/programs/run", request(source(sleeper), ", \"limitNs\": 3600000000000"))
            .is(200);
    assertThat(longer.at("/timeNs").asLong()).isGreaterThan(3_000_000_000_000L);
  }

  @Test
  void aSourceThatIsTooLongOrNotThereIsRefused() {
    client
        .post("/api/programs/run", request("//" + "x".repeat(1 << 16), ""))
        .isProblem(400, "bad-input")
        .hasError("source", "too-long");
    client
        .post("/api/programs/run", "{}")
        .isProblem(400, "bad-input")
        .hasError("source", "missing");
    String longest = "package main\nfunc main() {}\n//" + "x".repeat((1 << 16) - 32);
    client.post("/api/programs/check", request(longest, "")).is(200);
  }

  @Test
  void aSessionShowsTheProgramItsOutputItsStacksAndItsChannels() {
    String program =
        source(
            """
            import "fmt"
            func main() {
              jobs := make(chan string, 2)
              jobs <- "first"
              jobs <- "second"
              fmt.Println("sent")
              jobs <- "third"
            }
            """);
    Own own = client.create(request(program, ", \"gomaxprocs\": 1"));
    assertThat(own.get("").is(200).at("/source/text").asString()).isEqualTo(program);
    own.does("{\"do\": \"runUntil\", \"condition\": \"ended != null\"}");
    assertThat(own.get("/stdout").is(200).body()).isEqualTo("sent\n");
    Answer snapshot = own.get("").is(200);
    assertThat(snapshot.at("/ended/cause").asString()).isEqualTo("deadlock");
    assertThat(snapshot.at("/gs/1/line/line").asInt()).isEqualTo(8);
    Answer stack = own.get("/goroutine?g=1").is(200);
    assertThat(stack.at("/frames/0/function").asString()).isEqualTo("main.main");
    assertThat(stack.at("/frames/0/variables/0/name").asString()).isEqualTo("jobs");
    assertThat(stack.at("/frames/0/variables/0/thing").asString()).isEqualTo("chan 1");
    Answer channel = own.get("/channel?channel=1").is(200);
    assertThat(channel.at("/type").asString()).isEqualTo("string");
    assertThat(channel.at("/values/0").asString()).isEqualTo("\"first\"");
    assertThat(channel.at("/senders/0/value").asString()).isEqualTo("\"third\"");
    own.get("/channel?channel=99").isProblem(404, "channel-not-found");
  }

  @Test
  void theVariablesOfAStackNameTheLocksAndGroupsThatTheyAre() {
    String program =
        source(
            """
            import "sync"
            func main() {
              var mu sync.Mutex
              var rw sync.RWMutex
              wg := new(sync.WaitGroup)
              var unused sync.Mutex
              mu.Lock()
              rw.RLock()
              copied := mu
              wg.Add(1)
              wg.Wait()
              unused.Lock()
              copied.Lock()
            }
            """);
    Own own = client.create(request(program, ", \"gomaxprocs\": 1"));
    own.does("{\"do\": \"runUntil\", \"condition\": \"ended != null\"}");

    Map<String, String> things = new TreeMap<>();
    for (JsonNode variable : lastFrame(own.get("/goroutine?g=1").is(200)).path("variables")) {
      things.put(variable.path("name").asString(), variable.path("thing").asString(""));
    }
    assertThat(things)
        .containsEntry("mu", "mutex 1")
        .containsEntry("rw", "rwmutex 2")
        .containsEntry("wg", "waitgroup 3")
        .containsEntry("unused", "")
        .containsEntry("copied", "");
  }

  private static JsonNode lastFrame(Answer stack) {
    JsonNode frames = stack.at("/frames");
    return frames.get(frames.size() - 1);
  }

  @Test
  void aFunctionOfTheProgramCanBeStartedByHand() {
    Own own =
        client.create(
            request(
                source(
                    """
                    import "time"
                    var n int
                    func more() { n++; println("more", n) }
                    func main() { time.Sleep(time.Hour) }
                    """),
                ""));
    own.does(
        "{\"do\":\"go\",\"by\":1,\"behaviour\":{\"kind\":\"func\",\"name\":\"more\"}}",
        "{\"do\":\"step\",\"unit\":\"time\",\"ns\":1000000}");
    assertThat(own.get("/stderr").is(200).body()).isEqualTo("more 1\n");
    String unknown = "{\"do\":\"go\",\"by\":1,\"behaviour\":{\"kind\":\"func\",\"name\":\"less\"}}";
    Answer refused = own.post("/commands", unknown).isProblem(422, "not-now");
    assertThat(refused.at("/errors/0/code").asString()).isEqualTo("no-such-function");
  }

  @Test
  void examplesAreToldInTheReadersLanguage() {
    Answer english = client.get("/api/examples?lang=en").is(200);
    Answer russian = client.get("/api/examples?lang=ru").is(200);
    assertThat(english.at("/examples").size()).isGreaterThan(40);
    assertThat(english.at("/examples/0/source").asString()).contains("package main");
    assertThat(russian.at("/examples/0/title").asString()).matches(".*[а-яё].*");
    assertThat(english.at("/examples/0/title").asString()).doesNotContainPattern("[а-яё]");
  }
}
