package gopark.web;

import gopark.LongestWait;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A request as it stands, however odd, and everything that comes back. */
public final class RawRequest {

  private RawRequest() {}

  /** The request must ask for the connection to be closed, or be so wrong that it is. */
  public static String answer(int port, String request) throws IOException {
    try (Socket socket = new Socket("localhost", port)) {
      socket.setSoTimeout(LongestWait.millis());
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
