import type { Answer } from "../../connection/ask";
import type { CommandClient } from "../../connection/command-client";
import { done } from "../../message/result";
import type { CreatedSession } from "../../message/session";
import { fromItsBeginning } from "./from-its-beginning";

/** A moment of a session; without a step where it is, without a branch on the one it plays. */
export interface CopiedMoment {
  readonly step?: number | undefined;
  readonly branch?: number | undefined;
}

/**
 * A session of one's own that has come the same way up to a moment. The server forks the branch
 * that a session plays; another branch is played anew from what was done in it.
 */
export async function copyOf(
  client: CommandClient,
  session: string,
  { step, branch }: CopiedMoment,
): Promise<Answer<Pick<CreatedSession, "id">>> {
  if (step === undefined || branch === undefined) return client.fork(session, step);
  const branches = await client.branches(session);
  if (!branches.ok) return branches;
  const played = branches.value.branches.find(({ shown }) => shown);
  if (played?.number === branch) return client.fork(session, step);
  const scenario = await client.scenario(session, branch);
  if (!scenario.ok) return scenario;
  const made = await client.create({ scenario: fromItsBeginning(scenario.value) });
  if (!made.ok || made.value.snapshot.step === step) return made;
  const sought = await client.send(made.value.id, { do: "seek", step });
  return sought.ok ? done({ id: made.value.id }) : sought;
}
