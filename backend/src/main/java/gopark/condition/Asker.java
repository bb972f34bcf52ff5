package gopark.condition;

import gopark.simulation.WorkMeter;

/** A user of conditions: whose work asking is, and how much has been looked at so far. */
public final class Asker {
  private final WorkMeter work;
  private long looks;

  public Asker(WorkMeter work) {
    this.work = work;
  }

  /**
   * How many values have been looked at. It hangs on conditions and states alone, so that it is the
   * same whenever a run is repeated.
   */
  public long looks() {
    return looks;
  }

  void look(long count, long units) {
    looks += count;
    work.spend(units);
  }
}
