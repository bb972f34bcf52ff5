package gopark.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.ServerTest;
import java.net.InetSocketAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Isolated;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.server.reactive.HttpHandler;
import org.springframework.mock.http.server.reactive.MockServerHttpRequest;
import org.springframework.mock.http.server.reactive.MockServerHttpResponse;
import reactor.core.publisher.Flux;
import reactor.netty.channel.AbortedException;

/** A connection that breaks in the middle of a request. */
@ServerTest
@ExtendWith(OutputCaptureExtension.class)
@Isolated("reads the log, which others write too, and which is still while a server beside begins")
class LostClientTest {

  @Autowired private HttpHandler server;

  @Test
  void anUploadThatIsCutOffIsNoErrorOfTheServer(CapturedOutput output) {
    MockServerHttpRequest request =
        MockServerHttpRequest.post("/api/sessions")
            .remoteAddress(new InetSocketAddress("192.0.2.1", 1))
            .contentType(MediaType.APPLICATION_JSON)
            .body(Flux.error(new AbortedException("Connection has been closed")));
    MockServerHttpResponse response = new MockServerHttpResponse();
    server.handle(request, response).block();
    assertThat(output).doesNotContain("ERROR", "AbortedException");
    assertThat(response.getStatusCode()).isEqualTo(HttpStatus.BAD_REQUEST);
  }
}
