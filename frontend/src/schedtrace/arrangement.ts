import { blockedThreads, busy, type Print } from "./reading/print.ts";

/** A session whose board looks like a print, some time after it has begun. */
export interface Arrangement {
  readonly scenario: Readonly<Record<string, unknown>>;
  readonly afterNs: number;
  /** A number was larger than a board can show at a glance. */
  readonly isSmaller: boolean;
}

const most = { processors: 16, local: 256, global: 64, blocked: 64 } as const;

/**
 * A program that fills the processors and queues as a print counts them: goroutines in long
 * system calls first, then one that is busy for each busy processor; each of these starts what
 * waits in its processor's queue, and what comes back from shorter system calls then finds no
 * processor, and lies in the global queue. Which processor has which queue is
 * the scheduler's choice.
 */
export function arrange(print: Print): Arrangement {
  const processors = Math.min(print.gomaxprocs, most.processors);
  const seats = Math.min(busy(print), processors);
  const queues = [...print.queues]
    .sort((a, b) => b - a)
    .slice(0, seats)
    .map((queue) => Math.min(queue, most.local));
  const global = Math.min(print.runqueue, most.global);
  const blocked = Math.min(blockedThreads(print), most.blocked);
  // Each thread that goes into a call keeps its processor for some 20 µs, until sysmon takes it.
  const settledUs = 1000 + 60 * (global + blocked);
  const source = sourceOf({ queues, global, blocked, settledUs });
  return {
    scenario: {
      version: 1,
      go: "1.26",
      gomaxprocs: processors,
      cores: processors,
      latency: "ideal",
      program: { source },
    },
    afterNs: (settledUs + 3000) * 1000,
    isSmaller:
      print.gomaxprocs > most.processors ||
      print.runqueue > most.global ||
      blockedThreads(print) > most.blocked ||
      print.queues.some((queue) => queue > most.local),
  };
}

interface Numbers {
  readonly queues: readonly number[];
  readonly global: number;
  readonly blocked: number;
  readonly settledUs: number;
}

function sourceOf({ queues, global, blocked, settledUs }: Numbers): string {
  const seats = queues.length;
  // The last goroutine that one starts lies in runnext, which schedtrace does not count.
  const started = queues.map((queue) => (queue === 0 ? 0 : queue + 1));
  const parts = [
    `package main\n\nimport (\n\t"time"\n\n\t"gopark/sched"\n)\n`,
    `var queues = []int{${started.join(", ")}}\n`,
    `func main() {\n` +
      loop(blocked, "go call()") +
      loop(global, "go late()") +
      `\tsched.ReadNet(${String(settledUs)} * time.Microsecond)\n` +
      (seats > 1
        ? `\tfor i := 1; i < len(queues); i++ {\n\t\tgo seat(i)\n` +
          `\t\tsched.Spin(20 * time.Microsecond)\n\t}\n`
        : "") +
      (seats > 0 ? `\tseat(0)\n` : `\tsched.ReadNet(time.Second)\n`) +
      `}\n`,
  ];
  if (seats > 0) {
    parts.push(
      `func seat(i int) {\n\tsched.Spin(time.Millisecond)\n` +
        `\tfor range queues[i] {\n\t\tgo work()\n\t}\n` +
        `\tsched.Spin(8 * time.Millisecond)\n}\n`,
      `func work() {\n\tsched.Spin(time.Millisecond)\n}\n`,
    );
  }
  if (blocked > 0) parts.push(`func call() {\n\tsched.Syscall(time.Second)\n}\n`);
  if (global > 0) {
    const comesBack = String(settledUs + 2000);
    parts.push(
      `func late() {\n\tsched.Syscall(${comesBack} * time.Microsecond)\n` +
        `\tsched.Spin(time.Millisecond)\n}\n`,
    );
  }
  return parts.join("\n");
}

function loop(times: number, body: string): string {
  return times === 0 ? "" : `\tfor range ${String(times)} {\n\t\t${body}\n\t}\n`;
}
