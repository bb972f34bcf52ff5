package gopark.golang.library;

import gopark.golang.machine.Natives;
import java.util.List;

/** Everything that library packages have of Java. */
public final class StandardNatives {
  private static final NativeTable ALL = table();

  private StandardNatives() {}

  public static Natives all() {
    return ALL;
  }

  /** The names of all, with the paths of their packages. */
  public static List<String> names() {
    return ALL.names();
  }

  private static NativeTable table() {
    NativeTable table = new NativeTable();
    FmtNatives.addTo(table);
    ErrorsNatives.addTo(table);
    StrconvNatives.addTo(table);
    StringsNatives.addTo(table);
    UnicodeNatives.addTo(table);
    SortNatives.addTo(table);
    MathNatives.addTo(table);
    ChanceNatives.addTo(table);
    OsNatives.addTo(table);
    RuntimeNatives.addTo(table);
    SyncNatives.addTo(table);
    TimeNatives.addTo(table);
    NetNatives.addTo(table);
    SchedNatives.addTo(table);
    SignalNatives.addTo(table);
    MetricsNatives.addTo(table);
    return table;
  }
}
