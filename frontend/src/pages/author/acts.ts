import type { RuntimeCommand } from "../../message/command";
import text from "../../../texts/author.yaml";
import type { BothWords } from "./document";

type Command = RuntimeCommand;

/**
 * What an author may allow; the page has a box for each. None names a goroutine, so that each makes
 * sense in any run.
 */
const commandsOf = {
  start: [{ do: "go", behaviour: { kind: "cpu", ns: 1_000_000 } }],
  "start-eight": [{ do: "go", behaviour: { kind: "cpu", ns: 1_000_000 }, count: 8 }],
  "start-sleeper": [{ do: "go", behaviour: { kind: "sleep", ns: 1_000_000 } }],
  "start-caller": [{ do: "go", behaviour: { kind: "syscall", ns: 5_000_000 } }],
  call: [{ do: "syscall", ns: 5_000_000 }],
  sleep: [{ do: "sleep", ns: 1_000_000 }],
  yield: [{ do: "gosched" }],
  collect: [{ do: "gc" }],
  "one-p": [{ do: "gomaxprocs", n: 1 }],
  "two-p": [{ do: "gomaxprocs", n: 2 }],
  "four-p": [{ do: "gomaxprocs", n: 4 }],
} as const satisfies Readonly<Record<string, readonly Command[]>>;

export type ActName = keyof typeof commandsOf;

export const actNames = Object.keys(commandsOf) as readonly ActName[];

/** A button of a challenge: what stands on it, and what pressing it does. */
export interface Act {
  readonly text: BothWords;
  readonly commands: readonly Command[];
}

/** The act as a button that stands on its own feet in a document. */
export function actNamed(name: ActName): Act {
  return {
    text: { en: text.in("en", `act-${name}`), ru: text.in("ru", `act-${name}`) },
    commands: commandsOf[name],
  };
}
