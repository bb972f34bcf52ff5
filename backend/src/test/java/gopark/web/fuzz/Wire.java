package gopark.web.fuzz;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.zip.GZIPInputStream;

/** A connection that stays open for one request after the other. */
final class Wire implements AutoCloseable {

  private final int port;
  private final int patienceMs;
  private Socket socket;
  private InputStream in;

  Wire(int port, int patienceMs) throws IOException {
    this.port = port;
    this.patienceMs = patienceMs;
    socket = connect();
    in = new BufferedInputStream(socket.getInputStream(), 1 << 15);
  }

  private Socket connect() throws IOException {
    Socket connected = new Socket(InetAddress.getLoopbackAddress(), port);
    connected.setTcpNoDelay(true);
    connected.setSoTimeout(patienceMs);
    return connected;
  }

  private void reconnect() throws IOException {
    socket.close();
    socket = connect();
    in = new BufferedInputStream(socket.getInputStream(), 1 << 15);
  }

  /** The answer; if the server says that it closes the connection, the next goes over another. */
  Reply ask(PlannedRequest asking) throws IOException {
    long begun = System.nanoTime();
    socket.getOutputStream().write(asking.bytes());
    Reply reply = read(asking.hasAnswerBody(), begun);
    if (reply.header("connection").equalsIgnoreCase("close")) {
      reconnect();
    }
    return reply;
  }

  private Reply read(boolean hasBody, long begun) throws IOException {
    String first = line();
    int status = Integer.parseInt(first.substring(9, 12));
    Map<String, String> headers = new LinkedHashMap<>();
    for (String line = line(); !line.isEmpty(); line = line()) {
      int colon = line.indexOf(':');
      headers.put(
          line.substring(0, colon).toLowerCase(Locale.ROOT), line.substring(colon + 1).strip());
    }
    byte[] body = hasBody && status != 204 && status != 304 ? body(headers) : new byte[0];
    long tookMs = (System.nanoTime() - begun) / 1_000_000;
    return new Reply(status, headers, body, tookMs);
  }

  private byte[] body(Map<String, String> headers) throws IOException {
    byte[] sent;
    if ("chunked".equals(headers.get("transfer-encoding"))) {
      ByteArrayOutputStream chunks = new ByteArrayOutputStream();
      for (int size = chunk(); size > 0; size = chunk()) {
        chunks.writeBytes(exactly(size));
        line();
      }
      line();
      sent = chunks.toByteArray();
    } else {
      sent = exactly(Integer.parseInt(headers.getOrDefault("content-length", "0")));
    }
    if (!"gzip".equals(headers.get("content-encoding"))) {
      return sent;
    }
    try (InputStream packed = new GZIPInputStream(new ByteArrayInputStream(sent))) {
      return packed.readAllBytes();
    }
  }

  private int chunk() throws IOException {
    return Integer.parseInt(line(), 16);
  }

  private byte[] exactly(int count) throws IOException {
    byte[] bytes = in.readNBytes(count);
    if (bytes.length < count) {
      throw new EOFException("The answer was cut off");
    }
    return bytes;
  }

  private String line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int b = in.read(); b != '\n'; b = in.read()) {
      if (b < 0) {
        throw new EOFException("The connection was closed without an answer");
      }
      if (b != '\r') {
        line.write(b);
      }
    }
    return line.toString(StandardCharsets.UTF_8);
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
