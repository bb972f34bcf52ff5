import { html, nothing, type TemplateResult } from "lit";
import type { Evidence, Finding, Verdict } from "./diagnosis/finding.ts";
import text from "../../texts/schedtrace.yaml";

/** The scene of the gallery that shows how it comes to this. */
export const scenes: Readonly<Record<Verdict, string>> = {
  healthy: "steal",
  saturated: "overflow",
  "hot-processor": "tight-loop-go-1-13",
  "system-calls": "syscall-handoff",
  idle: "network-read",
  leak: "crowd",
  throttled: "resize",
  collecting: "collection",
};

/**
 * What a diagnosis says, with its evidence and what to do next.
 *
 * @param goTo is told the line that somebody wants to look at; null: there is but one
 */
export function findingList(
  findings: readonly Finding[],
  goTo: ((line: number) => void) | null,
): TemplateResult {
  return html`<ul class="findings">
    ${findings.map(
      (finding) =>
        html`<li class="finding" data-verdict=${finding.verdict}>
          <h4>
            ${text(`verdict-${finding.verdict}`)}
            <span class="confidence" data-confidence=${finding.confidence}
              >${text(`confidence-${finding.confidence}`)}</span
            >
          </h4>
          <ul class="evidence">
            ${finding.evidence.map(
              ({ kind, values, line }) =>
                html`<li>
                  ${evidenceText(kind, values)}
                  ${
                    goTo === null
                      ? nothing
                      : html`<button
                          type="button"
                          class="link"
                          @click=${() => {
                            goTo(line);
                          }}
                        >
                          ${text("go-to-line", { line })}
                        </button>`
                  }
                </li>`,
            )}
          </ul>
          <p><b>${text("next-step")}</b> ${text(`next-${finding.verdict}`)}</p>
          <p>
            <a href="/play?scene=${scenes[finding.verdict]}">${text(`see-${finding.verdict}`)}</a>
          </p>
        </li>`,
    )}
  </ul>`;
}

/** The test beside this holds that each kind carries the values that its sentence needs. */
export function evidenceText(kind: Evidence["kind"], values: Evidence["values"]): string {
  return text(`evidence-${kind}`, values as never);
}
