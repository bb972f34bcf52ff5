package gopark.runtime.release;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The settings of GODEBUG.
 *
 * @param values of those that are set
 */
public record Debug(Map<DebugSetting, Integer> values) {

  /** The settings of a process for which none is set. */
  public static final Debug NOTHING = new Debug(new EnumMap<>(DebugSetting.class));

  /** The names of the settings. */
  public static final List<String> NAMES = DebugSetting.names();

  public Debug {
    EnumMap<DebugSetting, Integer> ordered = new EnumMap<>(DebugSetting.class);
    ordered.putAll(values);
    values = Collections.unmodifiableMap(ordered);
  }

  public int get(DebugSetting setting) {
    return values.getOrDefault(setting, setting.unset());
  }

  /** Whether the setting has another value than 0. */
  public boolean isOn(DebugSetting setting) {
    return get(setting) != 0;
  }

  /**
   * The settings with one changed. Go passes over names it does not know and values that are no
   * numbers; here they are refused with {@link RefusedSetting}, since a learner would look in vain
   * for their effect. A setting that Go knows and that is not played is accepted.
   */
  public Debug with(String name, String value, Release release) {
    DebugSetting setting = DebugSetting.named(name).orElseThrow(() -> unknown(name));
    if (setting.isNewerThan(release)) {
      throw new RefusedSetting(
              "debug-setting-too-new", release + " does not know " + name + " yet.")
          .with("name", name)
          .with("release", release.name());
    }
    if (setting.isGoneIn(release)) {
      throw new RefusedSetting(
              "debug-setting-gone", release + " does not know " + name + " any more.")
          .with("name", name)
          .with("release", release.name());
    }
    EnumMap<DebugSetting, Integer> changed = new EnumMap<>(DebugSetting.class);
    changed.putAll(values);
    changed.put(setting, number(name, value));
    return new Debug(changed);
  }

  /** The release as these settings change it. */
  public Release appliedTo(Release release) {
    ReleaseDraft draft = new ReleaseDraft(release);
    draft.asyncPreemption &= !isOn(DebugSetting.ASYNCPREEMPTOFF);
    draft.containerMaxProcs &= isOn(DebugSetting.CONTAINERMAXPROCS);
    draft.timerChannelsSynchronous &= !isOn(DebugSetting.ASYNCTIMERCHAN);
    return draft.release();
  }

  private static RefusedSetting unknown(String name) {
    String known = String.join(", ", NAMES);
    return new RefusedSetting(
            "unknown-debug-setting",
            "There is no debug setting \"" + name + "\" here; there are " + known + ".")
        .with("name", name)
        .with("known", known);
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
}
