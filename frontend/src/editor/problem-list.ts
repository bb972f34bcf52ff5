import { html } from "lit";
import type { Diagnostic } from "../world/program.ts";
import text from "../../texts/program.yaml";

/** What is known of the text as it is now. */
export type Checked = "not-yet" | "checking" | "done" | "unreachable";

/** What is known in a few words, which a screen reader tells. */
export function problemWords(checked: Checked, problems: readonly Diagnostic[]): string {
  switch (checked) {
    case "not-yet":
      return "";
    case "unreachable":
      return text("problems.unreachable");
    case "checking":
    case "done":
      return problems.length === 0
        ? text("problems.none")
        : text("problems.count", { count: problems.length });
  }
}

/** The problems from the top, each a way to its place. */
export function problemList(
  checked: Checked,
  problems: readonly Diagnostic[],
  goTo: (problem: Diagnostic) => void,
) {
  if (problems.length === 0) return html`<p class="muted">${nothingSaid(checked)}</p>`;
  return html`<ol class="problems">
    ${problems.map(
      (problem) =>
        html`<li>
          <button
            type="button"
            class="problem ${problem.severity}"
            @click=${() => {
              goTo(problem);
            }}
          >
            <span class="mono">${problem.line}:${problem.column}</span>
            <span>${problem.message}</span>
          </button>
        </li>`,
    )}
  </ol>`;
}

function nothingSaid(checked: Checked): string {
  switch (checked) {
    case "not-yet":
      return text("problems.unknown");
    case "checking":
      return text("problems.checking");
    case "unreachable":
      return text("problems.unreachable");
    case "done":
      return text("problems.none");
  }
}
