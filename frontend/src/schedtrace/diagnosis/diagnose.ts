import type { Print } from "../reading/print.ts";
import type { Finding } from "./finding.ts";
import { throttled } from "./gaps.ts";
import { collecting, leak } from "./goroutines.ts";
import { healthy, idle, oneHot, saturated, systemCalls } from "./loads.ts";

const order = { certain: 0, likely: 1, possible: 2 } as const;

/** The first print is of a program that has just begun: with others to look at it says nothing. */
function settled(prints: readonly Print[]): readonly Print[] {
  return prints.length > 3 && prints[0]?.timeMs === 0 ? prints.slice(1) : prints;
}

/**
 * What a log means, or one print of it: all that is wrong, the surest first; or that the program is
 * idle, or healthy. Of nothing there is nothing to say.
 */
export function diagnose(all: readonly Print[]): readonly Finding[] {
  const prints = settled(all);
  const troubles = [
    oneHot(prints),
    leak(all),
    throttled(prints),
    systemCalls(prints),
    collecting(prints),
    saturated(prints),
  ].filter((found) => found !== null);
  if (troubles.length > 0) {
    const without = troubles.filter(({ verdict }) => !explained(verdict, troubles));
    return without.toSorted((a, b) => order[a.confidence] - order[b.confidence]);
  }
  const calm = idle(prints) ?? healthy(prints);
  return calm === null ? [] : [calm];
}

/** A queue that is long because a processor is hot, or the quota used up, is no news. */
function explained(verdict: Finding["verdict"], all: readonly Finding[]): boolean {
  return verdict === "saturated" && all.some((other) => other.verdict === "hot-processor");
}
