import { html, nothing, type TemplateResult } from "lit";
import type { LineFlaw } from "./reading/line.ts";
import type { Log } from "./reading/log-reader.ts";
import text from "../../texts/schedtrace.yaml";

const mostShown = 20;

/** The lines that could not be read, and why. */
export function troubleList({ errors, moreErrors }: Log): TemplateResult | typeof nothing {
  if (errors.length === 0) return nothing;
  return html`<details class="troubles" open>
    <summary>${text("errors", { count: errors.length + moreErrors })}</summary>
    <ul>
      ${errors
        .slice(0, mostShown)
        .map(
          ({ line, flaw }) => html`<li>${text("error-line", { line, what: flawText(flaw) })}</li>`,
        )}
    </ul>
  </details>`;
}

function flawText(flaw: LineFlaw): string {
  switch (flaw.kind) {
    case "bad-number":
      return text("flaw-bad-number", { field: flaw.field, found: flaw.found });
    case "no-field":
    case "unknown-field":
    case "impossible":
      return text(`flaw-${flaw.kind}`, { field: flaw.field });
    case "cut":
    case "too-long":
    case "no-print":
      return text(`flaw-${flaw.kind}`);
  }
}
