import type { CommandClient } from "../connection/command-client.ts";
import type { SchedulerEvent } from "../world/event.ts";

/** The most that the server tells at once. */
const limit = 1_000;

/**
 * What happened at a moment and in the steps before it; null if the server does not answer. If
 * there are too many events, those of the moment itself are kept.
 */
export async function lookBack(
  client: CommandClient,
  session: string,
  { step, before }: { readonly step: number; readonly before: number },
  signal: AbortSignal,
): Promise<readonly SchedulerEvent[] | null> {
  const page = await client.events(session, Math.max(0, step - before), { limit }, signal);
  if (!page.ok) return null;
  const { events } = page.value;
  const isCutOff = events.length === limit && (events.at(-1)?.step ?? 0) <= step;
  const last = isCutOff ? await client.events(session, step, { limit }, signal) : null;
  if (last?.ok !== true) return events.filter((event) => event.step <= step);
  const earlier = events.filter((event) => event.step < step);
  return [...earlier, ...last.value.events.filter((event) => event.step === step)];
}
