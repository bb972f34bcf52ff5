import type { CommandClient } from "../../connection/command-client";
import type { Deed } from "../../controls/deeds";
import type { Command } from "../../message/command";
import type { Pace, World } from "../../world/world";

/** What a quick action’s breakpoint is called. */
export const deedPoint = "deed";

/** The breakpoint at which a deed shows its point; once that is reached, it goes. */
export class DeedPoint {
  readonly #client: Pick<CommandClient, "send">;
  #isOver = false;

  constructor(client: Pick<CommandClient, "send">) {
    this.#client = client;
  }

  /** Does a deed, and plays up to its point. */
  commandsFor({ command, until }: Deed, pace: Pace): readonly Command[] {
    this.#isOver = false;
    return [
      command as Command,
      { do: "breakpoint", id: deedPoint, condition: until },
      { do: "play", pace },
    ];
  }

  /** Takes it away where the run stands at it: once, however often that moment is shown. */
  show({ session, stoppedBy, breakpoints }: World): void {
    if (stoppedBy !== deedPoint || !(deedPoint in breakpoints) || this.#isOver) return;
    this.#isOver = true;
    void this.#client.send(session, { do: "clearBreakpoint", id: deedPoint });
  }
}
