import type { SchedulerEvent } from "../world/event.ts";
import type { Snapshot } from "../world/world.ts";
import { releaseOf, type Law, type Reason } from "./reason.ts";
import { goroutineLaws } from "./reasons-goroutines.ts";
import { machineLaws } from "./reasons-machines.ts";
import { waitLaws } from "./reasons-waits.ts";
import { worldLaws } from "./reasons-world.ts";

const laws: Readonly<Record<string, Law>> = {
  ...goroutineLaws,
  ...machineLaws,
  ...waitLaws,
  ...worldLaws,
};

/** The kinds of events that have a reason. */
export const explained: readonly string[] = Object.keys(laws);

/**
 * Why an event went as it did: the rule, the facts after its step, and what the runtime looked at
 * before. What an article decides has neither Go’s rule nor its looks, and a world that has gone on
 * none of the facts.
 */
export function reasonFor(
  event: SchedulerEvent,
  world: Snapshot | null,
  step: readonly SchedulerEvent[],
): Reason {
  const release = releaseOf(world ?? { go: "", rules: {} });
  const after = world?.step === event.step ? world : null;
  const found = laws[event.kind]?.({ event, world: after, step, release });
  const { rules = [], facts = [], looks = [] } = found ?? {};
  return event.rule === undefined
    ? { rules, facts, looks }
    : { rules: ["article"], facts, looks: [] };
}
