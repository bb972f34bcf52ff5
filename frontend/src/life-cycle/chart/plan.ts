import type { CycleKind, CycleState } from "../moves/states.ts";

/** The middle of a state's box, as shares of the chart's width and height. */
type Spot = readonly [x: number, y: number];

/** How far an arrow bows to its left, in pixels of a chart of usual size. */
export interface Plan {
  readonly spots: Readonly<Partial<Record<CycleState, Spot>>>;
  readonly bows: Readonly<Record<string, number>>;
}

export type Shape = "wide" | "tall";

/** The width from which a chart has room for its states side by side. */
export const wideFrom = 700;

const back = 24;

/** Where the states stand, so that as few arrows as possible cross. */
export const plans: Readonly<Record<CycleKind, Readonly<Record<Shape, Plan>>>> = {
  g: {
    wide: {
      spots: {
        _Gidle: [0.13, 0.11],
        _Gdead: [0.47, 0.11],
        _Gwaiting: [0.47, 0.37],
        _Grunnable: [0.17, 0.62],
        _Grunning: [0.73, 0.62],
        _Gsyscall: [0.47, 0.88],
        _Gpreempted: [0.9, 0.28],
        _Gcopystack: [0.9, 0.9],
      },
      bows: {
        "_Gdead _Grunnable": -96,
        "_Grunning _Gdead": -96,
        "_Grunnable _Grunning": back,
        "_Grunning _Grunnable": back,
        "_Grunning _Gsyscall": 34,
        "_Gsyscall _Grunning": 4,
        "_Grunning _Gcopystack": back,
        "_Gcopystack _Grunning": back,
      },
    },
    tall: {
      spots: {
        _Gidle: [0.17, 0.06],
        _Gdead: [0.62, 0.06],
        _Gwaiting: [0.46, 0.28],
        _Grunnable: [0.21, 0.5],
        _Grunning: [0.79, 0.5],
        _Gsyscall: [0.42, 0.73],
        _Gpreempted: [0.86, 0.18],
        _Gcopystack: [0.82, 0.93],
      },
      bows: {
        "_Gdead _Grunnable": -100,
        "_Grunning _Gdead": -20,
        "_Grunnable _Grunning": back,
        "_Grunning _Grunnable": back,
        "_Grunning _Gsyscall": 26,
        "_Gsyscall _Grunning": 18,
        "_Grunning _Gcopystack": back,
        "_Gcopystack _Grunning": back,
      },
    },
  },
  m: {
    wide: {
      spots: {
        sysmon: [0.1, 0.1],
        starting: [0.1, 0.45],
        parked: [0.1, 0.82],
        spinning: [0.37, 0.1],
        scheduling: [0.37, 0.45],
        parkedLocked: [0.37, 0.82],
        polling: [0.6, 0.1],
        running: [0.68, 0.45],
        syscall: [0.68, 0.82],
        stoppingTheWorld: [0.9, 0.1],
        exited: [0.9, 0.82],
      },
      bows: {
        "scheduling spinning": back,
        "spinning scheduling": back,
        "scheduling running": back,
        "running scheduling": back,
        "running syscall": back,
        "syscall running": back,
        "scheduling polling": back,
        "polling scheduling": back,
        "running stoppingTheWorld": back,
        "stoppingTheWorld running": back,
        "syscall parked": 58,
        "scheduling parked": -14,
        "parkedLocked starting": -14,
      },
    },
    tall: {
      spots: {
        sysmon: [0.14, 0.06],
        spinning: [0.48, 0.06],
        stoppingTheWorld: [0.84, 0.06],
        starting: [0.14, 0.5],
        scheduling: [0.42, 0.28],
        running: [0.84, 0.32],
        polling: [0.5, 0.52],
        syscall: [0.84, 0.62],
        parked: [0.14, 0.78],
        parkedLocked: [0.5, 0.78],
        exited: [0.84, 0.92],
      },
      bows: {
        "scheduling spinning": back,
        "spinning scheduling": back,
        "scheduling running": back,
        "running scheduling": back,
        "running syscall": back,
        "syscall running": back,
        "scheduling polling": back,
        "polling scheduling": back,
        "running stoppingTheWorld": back,
        "stoppingTheWorld running": back,
        "running exited": 62,
        "syscall parked": 120,
        "scheduling parkedLocked": -70,
        "scheduling parked": -10,
      },
    },
  },
  p: {
    wide: {
      spots: {
        _Psyscall: [0.5, 0.11],
        _Pidle: [0.2, 0.45],
        _Prunning: [0.8, 0.45],
        _Pgcstop: [0.5, 0.84],
        _Pdead: [0.12, 0.9],
      },
      bows: {
        "_Pidle _Prunning": back,
        "_Prunning _Pidle": back,
        "_Prunning _Psyscall": back,
        "_Psyscall _Prunning": back,
        "_Prunning _Pgcstop": back,
        "_Pgcstop _Prunning": back,
        "_Pidle _Pgcstop": back,
        "_Pgcstop _Pidle": back,
      },
    },
    tall: {
      spots: {
        _Psyscall: [0.5, 0.08],
        _Pidle: [0.21, 0.38],
        _Prunning: [0.79, 0.38],
        _Pgcstop: [0.5, 0.72],
        _Pdead: [0.2, 0.94],
      },
      bows: {
        "_Pidle _Prunning": back,
        "_Prunning _Pidle": back,
        "_Prunning _Psyscall": back,
        "_Psyscall _Prunning": back,
        "_Prunning _Pgcstop": back,
        "_Pgcstop _Prunning": back,
        "_Pidle _Pgcstop": back,
        "_Pgcstop _Pidle": back,
        "_Pdead _Pidle": 30,
      },
    },
  },
};
