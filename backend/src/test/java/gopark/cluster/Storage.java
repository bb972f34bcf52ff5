package gopark.cluster;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Says something to the storage in its own language, as its command line would. */
final class Storage {

  private static final int PORT = 6379;
  private static final int PATIENCE_MS = 2_000;

  private Storage() {}

  /** Gives the first line of the answer. */
  static String say(String host, String command) throws IOException {
    return answer(host, command, 1);
  }

  /** Whether it is {@code master} or {@code slave}, as the protocol calls them. */
  static String role(String host) throws IOException {
    // An array, the length of its first text, and that text.
    return answer(host, "ROLE", 3);
  }

  private static String answer(String host, String command, int line) throws IOException {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(host, PORT), PATIENCE_MS);
      socket.setSoTimeout(PATIENCE_MS);
      socket.getOutputStream().write((command + "\r\n").getBytes(StandardCharsets.US_ASCII));
      BufferedReader lines =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
      String answer = String.valueOf(lines.readLine());
      if (answer.startsWith("-")) {
        throw new IOException(command + ": " + answer);
      }
      for (int i = 1; i < line; i++) {
        answer = String.valueOf(lines.readLine());
      }
      return answer;
    }
  }
}
