package gopark.runtime.release;

import java.util.List;

/**
 * The settings of GODEBUG that the simulated runtime knows. In Go: runtime1.go, dbgvars.
 *
 * @param asyncpreemptoff 1: no preemption by signals
 * @param schedtrace the milliseconds from one line to the next; 0: none
 * @param scheddetail 1: with schedtrace, all of it
 * @param gctrace 1: a line at each collection
 * @param gcstoptheworld 1: the whole collection with the world stopped; 2: sweeping too
 * @param containermaxprocs 0: GOMAXPROCS does not follow the control group at the start
 * @param updatemaxprocs 0: nor later
 * @param asynctimerchan 1: timer channels as before 1.23
 */
public record Debug(
    int asyncpreemptoff,
    int schedtrace,
    int scheddetail,
    int gctrace,
    int gcstoptheworld,
    int containermaxprocs,
    int updatemaxprocs,
    int asynctimerchan) {

  /** As it is when nothing is set and go.mod names a current version. */
  public static final Debug NOTHING = new Debug(0, 0, 0, 0, 0, 1, 1, 0);

  /** The names of the settings, in the order of the components. */
  public static final List<String> NAMES =
      List.of(
          "asyncpreemptoff",
          "schedtrace",
          "scheddetail",
          "gctrace",
          "gcstoptheworld",
          "containermaxprocs",
          "updatemaxprocs",
          "asynctimerchan");

  /**
   * The settings with one changed. Go passes over names it does not know and values that are no
   * numbers; here they are refused with {@link RefusedSetting}, since a learner would wait in vain.
   */
  public Debug with(String name, String value, Release release) {
    int at = NAMES.indexOf(name);
    if (at < 0) {
      throw new RefusedSetting(
              "unknown-debug-setting",
              "There is no debug setting \""
                  + name
                  + "\" here; there are "
                  + String.join(", ", NAMES)
                  + ".")
          .with("name", name)
          .with("known", String.join(", ", NAMES));
    }
    if (release.minor() < sinceMinor(name)) {
      throw new RefusedSetting(
              "debug-setting-too-new", release + " does not know " + name + " yet.")
          .with("name", name)
          .with("release", release.name());
    }
    if (release.minor() >= goneMinor(name)) {
      throw new RefusedSetting(
              "debug-setting-gone", release + " does not know " + name + " any more.")
          .with("name", name)
          .with("release", release.name());
    }
    int[] all = {
      asyncpreemptoff,
      schedtrace,
      scheddetail,
      gctrace,
      gcstoptheworld,
      containermaxprocs,
      updatemaxprocs,
      asynctimerchan
    };
    all[at] = number(name, value);
    return new Debug(all[0], all[1], all[2], all[3], all[4], all[5], all[6], all[7]);
  }

  /** The release as these settings change it. */
  public Release appliedTo(Release release) {
    ReleaseDraft draft = new ReleaseDraft(release);
    draft.asyncPreemption &= asyncpreemptoff == 0;
    draft.containerMaxProcs &= containermaxprocs != 0;
    draft.timerChannelsSynchronous &= asynctimerchan == 0;
    return draft.release();
  }

  private static int number(String name, String value) {
    try {
      int number = Integer.parseInt(value);
      if (number >= 0) {
        return number;
      }
    } catch (NumberFormatException notOne) {
      // Told below, as a negative number is.
    }
    throw new RefusedSetting(
            "debug-value-no-number",
            name + " must be a whole number from 0 to 2147483647, not \"" + value + "\".")
        .with("name", name)
        .with("value", value);
  }

  private static int goneMinor(String name) {
    return name.equals("asynctimerchan") ? 27 : Integer.MAX_VALUE;
  }

  private static int sinceMinor(String name) {
    return switch (name) {
      case "schedtrace", "scheddetail" -> 2;
      case "asyncpreemptoff" -> 14;
      case "asynctimerchan" -> 23;
      case "containermaxprocs", "updatemaxprocs" -> 25;
      default -> 0;
    };
  }
}
