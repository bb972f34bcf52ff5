package gopark.web.connection;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.RawRequest;
import gopark.web.ServerTest;
import java.io.IOException;
import java.net.Socket;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.TestPropertySource;

/** All connections are the proxy's. */
@ServerTest
@TestPropertySource(
    properties = {
      "gopark.limits.connections.per-address=1",
      "server.forward-headers-strategy=framework"
    })
class BehindProxyTest {

  @LocalServerPort private int port;

  @Test
  void aProxyMayHaveAsManyConnectionsAsAllTogether() throws IOException {
    try (Socket first = new Socket("localhost", port);
        Socket second = new Socket("localhost", port)) {
      assertThat(first.isConnected() && second.isConnected()).isTrue();
      assertThat(
              RawRequest.answer(
                  port, "GET /favicon.svg HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
          .startsWith("HTTP/1.1 200 ");
    }
  }
}
