package gopark.web.stream;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.LongestWait;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** One stream over a socket of its own, read when the test reads it and not before. */
final class Stream implements AutoCloseable {

  private static final int SMALL_BUFFER = 4 * 1024;
  private static final int GZIP_HEADER = 10;

  private final Socket socket = new Socket();
  private final InputStream in;
  private final String head;
  private final boolean isChunked;
  private final StringBuilder text = new StringBuilder();
  private final ByteArrayOutputStream body = new ByteArrayOutputStream();
  private final Inflater inflater = new Inflater(true);
  private final Picture picture = new Picture();
  private int read;
  private boolean ended;

  Stream(int port, String request) throws IOException {
    socket.setReceiveBufferSize(SMALL_BUFFER);
    socket.connect(new InetSocketAddress("localhost", port));
    socket.setSoTimeout(LongestWait.millis());
    socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    in = new BufferedInputStream(socket.getInputStream());
    StringBuilder lines = new StringBuilder();
    for (String line = line(); !line.isEmpty(); line = line()) {
      lines.append(line).append('\n');
    }
    head = lines.toString();
    isChunked = header("transfer-encoding").equals("chunked");
  }

  private String line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0) {
        throw new IOException("The connection was closed within a line");
      }
      line.write(next);
    }
    return line.toString(StandardCharsets.UTF_8).strip();
  }

  String head() {
    return head;
  }

  /** Empty if there is none. */
  String header(String name) {
    return Arrays.stream(head.split("\n"))
        .filter(line -> line.toLowerCase(Locale.ROOT).startsWith(name + ":"))
        .map(line -> line.substring(name.length() + 1).strip())
        .findFirst()
        .orElse("");
  }

  Picture picture() {
    return picture;
  }

  String text() {
    return text.toString();
  }

  /** Reads until that is so. Heartbeats alone would go on for ever. */
  void until(Predicate<Picture> condition) {
    LongestWait wait = new LongestWait();
    while (!condition.test(picture)) {
      assertThat(ended).as("ended before, after %s", this).isFalse();
      assertThat(wait.isOver()).as("waited in vain, after %s", this).isFalse();
      readOn();
    }
  }

  void untilItEnds() {
    LongestWait wait = new LongestWait();
    while (!ended) {
      assertThat(wait.isOver()).as("does not end, after %s", this).isFalse();
      readOn();
    }
  }

  @Override
  public String toString() {
    return picture.kinds() + ", knowing " + picture.state();
  }

  private void readOn() {
    try {
      if (isChunked) {
        int size = Integer.parseInt(line(), 16);
        text.append(new String(plain(in.readNBytes(size)), StandardCharsets.UTF_8));
        ended = size == 0;
        line();
      } else {
        int next = in.read();
        ended = next < 0;
        text.append(ended ? "" : String.valueOf((char) next));
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    for (int end = text.indexOf("\n\n", read); end >= 0; end = text.indexOf("\n\n", read)) {
      picture.add(Message.readOne(text.substring(read, end)));
      read = end + 2;
    }
  }

  /** What a browser makes of a chunk at once, without the next. */
  private byte[] plain(byte[] chunk) {
    int before = body.size();
    body.writeBytes(chunk);
    if (header("content-encoding").isEmpty() || before < GZIP_HEADER) {
      return header("content-encoding").isEmpty() ? chunk : new byte[0];
    }
    try {
      inflater.setInput(chunk);
      ByteArrayOutputStream plain = new ByteArrayOutputStream();
      byte[] buffer = new byte[SMALL_BUFFER];
      for (int length = inflater.inflate(buffer); length > 0; length = inflater.inflate(buffer)) {
        plain.write(buffer, 0, length);
      }
      return plain.toByteArray();
    } catch (DataFormatException e) {
      throw new AssertionError("What came was not deflated", e);
    }
  }

  /** All that came of the answer, as it came but for its chunks. */
  byte[] body() {
    return body.toByteArray();
  }

  @Override
  public void close() {
    inflater.close();
    try {
      socket.close();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
