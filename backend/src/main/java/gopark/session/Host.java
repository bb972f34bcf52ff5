package gopark.session;

import gopark.simulation.WorkMeter;

/**
 * What a session has of the server that it is on.
 *
 * @param work counts what is computed for it
 * @param laws whether it is held to those of the runtime
 */
record Host(Allowance allowance, WorkMeter work, Laws laws) {
  /** A host that gives everything and asks for nothing. */
  static Host free() {
    return of(Allowance.NONE, WorkMeter.unlimited());
  }

  /** A host that asks for no laws. */
  static Host of(Allowance allowance, WorkMeter work) {
    return new Host(allowance, work, Laws.NONE);
  }

  /** When the session of that name is held to the laws. */
  LawCheck check(String session) {
    return laws.holdFor(session) ? LawCheck.on(laws) : LawCheck.off();
  }
}
