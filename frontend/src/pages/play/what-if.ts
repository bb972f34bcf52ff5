import { axisText, type Axis } from "../../compare/asked";
import type { CommandClient } from "../../connection/command-client";
import { encodeScenario } from "../../share/fragment";
import { fromItsBeginning } from "./from-its-beginning";

/**
 * Where the run of a session is compared with itself, one thing changed. The link has the run in
 * it, so that it works when the session is gone; a run that is too long for that is asked for.
 *
 * @param axis what is changed; null: somebody chooses there
 */
export async function whatIfLink(
  session: string,
  client: Pick<CommandClient, "scenario">,
  axis: Axis | null,
): Promise<string> {
  const vary = axis === null ? "" : `vary=${axisText(axis)}`;
  const scenario = await client.scenario(session);
  const packed = scenario.ok ? await encodeScenario(fromItsBeginning(scenario.value)) : null;
  if (packed?.ok === true) return `/compare${vary === "" ? "" : `?${vary}`}#${packed.value}`;
  const asked = `session=${encodeURIComponent(session)}`;
  return `/compare?${vary === "" ? asked : `${asked}&${vary}`}`;
}

/** Where two futures of a session are compared. */
export function futuresLink(session: string, a: number, b: number): string {
  return `/compare?session=${encodeURIComponent(session)}&branches=${String(a)},${String(b)}`;
}
