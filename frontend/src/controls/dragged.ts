import type { Command } from "../world/command.ts";

/** A command that starts goroutines; where it falls says on which processor. */
export type StartCommand = Extract<Command, { readonly do: "go" }>;

/** The type under which something dragged names what the palette holds. */
export const draggedCommand = "application/x-gopark-command";

let held: { readonly name: string; readonly command: StartCommand } | null = null;
let drags = 0;

/** Holds what is dragged; what travels is its name, since another page may drag anything here. */
export function hold(command: StartCommand): string {
  const name = `drag-${String(++drags)}`;
  held = { name, command };
  return name;
}

/** What is held under a name; null: nothing of this page's is dragged under it. */
export function heldAs(name: string): StartCommand | null {
  return held?.name === name ? held.command : null;
}
