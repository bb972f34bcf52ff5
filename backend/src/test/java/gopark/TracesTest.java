package gopark;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A real server, and a collector that takes what it tells. */
class TracesTest {

  @Test
  void aCommandIsTracedFromTheRequestToTheJournal(@TempDir Path folder) throws Exception {
    BlockingQueue<String> told = new LinkedBlockingQueue<>();
    HttpServer collector = collector(told);
    String address = "http://127.0.0.1:%d/v1/traces".formatted(collector.getAddress().getPort());
    try (ServerProcess server =
            ServerProcess.start(folder, "--gopark.traces=" + address, "--gopark.traces-share=1");
        Api api = new Api(server.address())) {
      JsonNode made = api.post("/api/sessions", "{\"seed\": 7}", null).json();
      String id = made.path("id").asString();
      String path = "/api/sessions/" + id + "/commands";
      assertThat(api.post(path, "{\"do\": \"gc\"}", made.path("editKey").asString()).status())
          .isEqualTo(200);
      String all = "";
      while (!all.contains("POST /api/sessions/{id}/commands")) {
        String more = told.poll(LongestWait.millis(), TimeUnit.MILLISECONDS);
        assertThat(more).as("the collector is told the command").isNotNull();
        all += more;
      }
      // Protocol buffers keep texts as they are.
      assertThat(all).contains("append", "gopark.session", id).doesNotContain("/actuator");
    } finally {
      collector.stop(0);
    }
  }

  private static HttpServer collector(BlockingQueue<String> told) throws IOException {
    HttpServer collector =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    collector.createContext(
        "/v1/traces",
        exchange -> {
          byte[] bytes = exchange.getRequestBody().readAllBytes();
          exchange.sendResponseHeaders(200, -1);
          exchange.close();
          told.add(new String(bytes, StandardCharsets.ISO_8859_1));
        });
    collector.start();
    return collector;
  }
}
