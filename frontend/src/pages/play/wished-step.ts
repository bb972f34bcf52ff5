import type { Command } from "../../message/command";
import type { World } from "../../world/world";

/** The step that a command for the session leads to, as far as it has come; null: none. */
export function wishedStep(
  command: Command,
  { step, farthest }: Pick<World, "step" | "farthest">,
): number | null {
  const within = (wished: number): number => Math.min(Math.max(0, wished), farthest);
  if (command.do === "seek" && "step" in command) return within(command.step);
  if (command.do === "step") return within(step + 1);
  if (command.do === "back") return within(step - 1);
  return null;
}
