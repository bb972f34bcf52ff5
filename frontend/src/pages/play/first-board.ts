import type { SessionRequest } from "../../message/session-request";

const ms = 1_000_000;

/**
 * What stands on the board of somebody who asked for nothing: some that compute, sleep, read from
 * the network and call the kernel, again and again, so that a press on Play shows all of it. Main
 * stays the learner's hand.
 */
export const firstBoard: SessionRequest = {
  scenario: {
    version: 1,
    gomaxprocs: 4,
    cores: 4,
    seed: 1,
    commands: [
      again("worker", 3, [
        { kind: "cpu", ns: 2 * ms },
        { kind: "sleep", ns: 3 * ms },
      ]),
      again("reader", 2, [
        { kind: "cpu", ns: ms / 2 },
        { kind: "net", ns: 4 * ms },
      ]),
      again("caller", 2, [
        { kind: "cpu", ns: ms },
        { kind: "syscall", ns: 2 * ms },
      ]),
    ],
  },
};

function again(name: string, count: number, steps: readonly object[]) {
  const behaviour = { kind: "script", steps: [{ do: "repeat", steps }] };
  return { step: 0, do: "go", name, behaviour, count, by: 1 };
}
