package gopark.golang.library;

import gopark.golang.escape.LibraryFlows;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * What Go's compiler knows of the functions of Go's own library. The table is written by the script
 * {@code src/test/golang/record-compiler}.
 */
public final class FlowTable {
  private static final String TABLE = "/gopark/golang/library-flows.txt";
  private static final LibraryFlows FLOWS = read();

  private FlowTable() {}

  public static LibraryFlows flows() {
    return FLOWS;
  }

  private static LibraryFlows read() {
    try (InputStream in = FlowTable.class.getResourceAsStream(TABLE)) {
      if (in == null) {
        throw new IllegalStateException(TABLE + " is missing");
      }
      return LibraryFlows.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
