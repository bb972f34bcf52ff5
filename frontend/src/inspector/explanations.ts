import { kebab } from "../base/kebab.ts";
import type { SchedulerEvent } from "../world/event.ts";
import type {
  Channel,
  Gc,
  Goroutine,
  Kernel,
  Machine,
  Netpoll,
  Processor,
  Sched,
  SyncObject,
  Sysmon,
  SysmonTick,
  TimerEntry,
} from "../world/world.ts";
import type { Field } from "./fields.ts";
import text from "../../texts/inspector.yaml";

/**
 * What a field means. The names are those of the wire types, so that the compiler asks for the
 * text of each new one.
 */
export function explanation({ part, name }: Field): string {
  switch (part) {
    case "g":
      return text(`g.${kebab(name as keyof Goroutine)}`);
    case "m":
      return text(`m.${kebab(name as keyof Machine)}`);
    case "p":
      return text(`p.${kebab(name as keyof Processor)}`);
    case "sysmontick":
      return text(`sysmontick.${kebab(name as keyof SysmonTick)}`);
    case "sched":
      return text(`sched.${kebab(name as keyof Sched)}`);
    case "sysmon":
      return text(`sysmon.${kebab(name as keyof Sysmon)}`);
    case "netpoll":
      return text(`netpoll.${kebab(name as keyof Netpoll)}`);
    case "gc":
      return text(`gc.${kebab(name as keyof Gc)}`);
    case "os":
      return text(`os.${kebab(name as keyof Kernel)}`);
    case "channel":
      return text(`channel.${kebab(name as keyof Channel)}`);
    case "lock":
      return text(`lock.${kebab(name as keyof SyncObject)}`);
    case "timer":
      return text(`timer.${kebab(name as keyof TimerEntry)}`);
    case "event":
      return text(`event.${kebab(commonFields.has(name) ? (name as Common) : "detail")}`);
  }
}

type Common = keyof SchedulerEvent;

const commonFields: ReadonlySet<string> = new Set<Common>([
  "step",
  "timeNs",
  "kind",
  "g",
  "m",
  "p",
  "from",
  "to",
  "fn",
  "rule",
]);
