package gopark.golang.library;

import gopark.golang.check.Resources;
import gopark.golang.escape.LibraryFlows;

/**
 * What Go's compiler knows of the functions of Go's own library. The table is written by the script
 * {@code src/test/golang/record-compiler}.
 */
public final class FlowTable {
  private static final String TABLE = "/gopark/golang/library-flows.txt";
  private static final LibraryFlows FLOWS = LibraryFlows.of(Resources.text(TABLE));

  private FlowTable() {}

  public static LibraryFlows flows() {
    return FLOWS;
  }
}
