package gopark.runtime.port;

import gopark.runtime.release.Debug;
import gopark.runtime.release.DebugSetting;

/** The settings of GODEBUG that hold now; a learner may change them in mid-run. */
public final class DebugInForce {
  private Debug debug = Debug.NOTHING;

  public Debug get() {
    return debug;
  }

  public int get(DebugSetting setting) {
    return debug.get(setting);
  }

  /** Whether the setting has another value than 0. */
  public boolean isOn(DebugSetting setting) {
    return debug.isOn(setting);
  }

  public void set(Debug changed) {
    debug = changed;
  }

  public void copyFrom(DebugInForce original) {
    debug = original.debug;
  }
}
