package gopark.web;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** A request as it stands, however odd, and everything that comes back. */
public final class RawRequest {

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private RawRequest() {}

  /** The request must ask for the connection to be closed, or be so wrong that it is. */
  public static String answer(int port, String request) throws IOException {
    try (Socket socket = new Socket("localhost", port)) {
      socket.setSoTimeout((int) PATIENCE.toMillis());
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
