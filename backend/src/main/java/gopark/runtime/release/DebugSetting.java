package gopark.runtime.release;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A setting of GODEBUG that the simulated runtime knows. In Go: runtime1.go, dbgvars. */
public enum DebugSetting {
  /** 1: no preemption by signals. */
  ASYNCPREEMPTOFF(0, 14, Integer.MAX_VALUE),

  /** The milliseconds from one line to the next; 0: none. */
  SCHEDTRACE(0, 2, Integer.MAX_VALUE),

  /** 1: schedtrace shows every processor, machine and goroutine. */
  SCHEDDETAIL(0, 2, Integer.MAX_VALUE),

  /** 1: a line at each collection. */
  GCTRACE(0, 0, Integer.MAX_VALUE),

  /** Known to GODEBUG, not played: it changes nothing. */
  GCSTOPTHEWORLD(0, 0, Integer.MAX_VALUE),

  /** 0: GOMAXPROCS does not follow the control group at the start. */
  CONTAINERMAXPROCS(1, 25, Integer.MAX_VALUE),

  /** 0: GOMAXPROCS does not follow the control group later either. */
  UPDATEMAXPROCS(1, 25, Integer.MAX_VALUE),

  /** 1: timer channels as before 1.23. */
  ASYNCTIMERCHAN(0, 23, 27);

  private final int unset;
  private final int sinceMinor;
  private final int goneMinor;

  DebugSetting(int unset, int sinceMinor, int goneMinor) {
    this.unset = unset;
    this.sinceMinor = sinceMinor;
    this.goneMinor = goneMinor;
  }

  /** The setting of that name, as GODEBUG has it. */
  static Optional<DebugSetting> named(String name) {
    return Arrays.stream(values()).filter(setting -> setting.api().equals(name)).findFirst();
  }

  /** The names of all settings. */
  static List<String> names() {
    return Arrays.stream(values()).map(DebugSetting::api).toList();
  }

  /** The setting's name in GODEBUG. */
  public String api() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The setting's value when nobody sets it and go.mod names a current version. */
  int unset() {
    return unset;
  }

  boolean isNewerThan(Release release) {
    return release.minor() < sinceMinor;
  }

  boolean isGoneIn(Release release) {
    return release.minor() >= goneMinor;
  }
}
