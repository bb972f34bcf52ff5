import type { CommandClient } from "../../connection/command-client";
import type { QuickAction } from "../../controls/quick-actions";
import type { Command } from "../../message/command";
import type { Pace, World } from "../../world/world";

/** The id of a quick action’s breakpoint; stored sessions hold it, so it stays as it is. */
export const quickActionBreakpoint = "deed";

/** The breakpoint at which the effect of a quick action can be seen; it is removed once reached. */
export class QuickActionBreakpoint {
  readonly #client: Pick<CommandClient, "send">;
  #isOver = false;

  constructor(client: Pick<CommandClient, "send">) {
    this.#client = client;
  }

  /** The commands that do a quick action and play until its effect can be seen. */
  commandsFor({ command, until }: QuickAction, pace: Pace): readonly Command[] {
    this.#isOver = false;
    return [
      command,
      { do: "breakpoint", id: quickActionBreakpoint, condition: until },
      { do: "play", pace },
    ];
  }

  /** Removes the breakpoint when the run has stopped at it: once, even if that is shown again. */
  show({ session, stoppedBy, breakpoints }: World): void {
    if (
      stoppedBy !== quickActionBreakpoint ||
      !(quickActionBreakpoint in breakpoints) ||
      this.#isOver
    )
      return;
    this.#isOver = true;
    void this.#client.send(session, { do: "clearBreakpoint", id: quickActionBreakpoint });
  }
}
