import type { Answer, Failure } from "../../connection/ask";
import type { CommandClient } from "../../connection/command-client";
import type { SessionRequest } from "../../message/session-request";
import { done, type Result } from "../../message/result";
import type { FragmentFailure } from "../../share/fragment";
import { copyOf } from "./copy-of";
import { firstBoard } from "./first-board";
import type { Opening } from "./opening";

/** Reads the scenario out of an address; or tells why there is none in it. */
export type Unpack = (
  packed: string,
) => Promise<Result<Readonly<Record<string, unknown>>, FragmentFailure>>;

export interface Begun {
  readonly session: string;
  /** Whether it was made just now, at the moment that was asked for. */
  readonly isNew: boolean;
}

/** Finds the session that an address means, or makes it. */
export async function begin(
  { beginning, step, branch }: Opening,
  client: CommandClient,
  unpack: Unpack,
): Promise<Result<Begun, Failure | FragmentFailure>> {
  switch (beginning.from) {
    case "session":
      return done({ session: beginning.id, isNew: false });
    case "scene":
      return made(client, step, await client.create({ scene: beginning.scene }));
    case "fork": {
      const moment = { step: step ?? undefined, branch: branch ?? undefined };
      const copy = await copyOf(client, beginning.id, moment);
      return copy.ok ? done({ session: copy.value.id, isNew: true }) : copy;
    }
    case "example":
      return made(client, step, await client.create(await exampleNamed(beginning.example)));
    case "nothing":
      return made(client, step, await client.create(firstBoard));
    case "fragment": {
      const scenario = await unpack(beginning.packed);
      if (!scenario.ok) return scenario;
      return made(client, step, await client.create({ scenario: scenario.value }));
    }
  }
}

/** An example that is not there, or cannot be had now, is as if nothing were asked for. */
async function exampleNamed(id: string): Promise<SessionRequest> {
  const [{ ProgramClient }, { requestFor, settingsOfExample }] = await Promise.all([
    import("../../connection/program-client"),
    import("./program-run"),
  ]);
  const answer = await new ProgramClient().examples();
  const found = answer.ok ? answer.value.examples.find((each) => each.id === id) : undefined;
  if (found === undefined) return firstBoard;
  return requestFor({ source: found.source, settings: settingsOfExample(found) });
}

async function made(
  client: CommandClient,
  step: number | null,
  created: Awaited<ReturnType<CommandClient["create"]>>,
): Promise<Answer<Begun>> {
  if (!created.ok) return created;
  const session = created.value.id;
  if (step !== null && step !== created.value.snapshot.step) {
    const sought = await client.send(session, { do: "seek", step });
    if (!sought.ok) return sought;
  }
  return done({ session, isNew: true });
}
