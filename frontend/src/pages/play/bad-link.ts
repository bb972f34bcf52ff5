import type { Failure } from "../../connection/ask";
import type { Trouble } from "../../controls/trouble";
import type { FragmentFailure } from "../../share/fragment";
import text from "../../../texts/play.yaml";

/** A link in which no scenario can be read. */
export function unreadableLink(failure: FragmentFailure): Trouble {
  const detail = text(`bad-link.${failure}`);
  return { kind: "refused", problem: { code: failure, title: text("bad-link"), detail } };
}

/** A link to a script, which GoPark no longer runs; its scenario can be downloaded. */
export function scriptLink(scenario: unknown): Trouble {
  const json = new Blob([JSON.stringify(scenario, null, 2)], { type: "application/json" });
  const problem = { code: "script-gone", title: text("bad-link"), detail: text("bad-link.script") };
  return { kind: "unreadable", stored: URL.createObjectURL(json), problem };
}

/** Whether the server refused a scenario because its program is a script. */
export function hasScript(failure: Failure): boolean {
  if (failure.kind !== "refused") return false;
  return failure.problem.errors?.some(({ code }) => code === "script-gone") ?? false;
}
