import { html, nothing, svg } from "lit";
import type { EventWords } from "../words/event-words.ts";
import { codeWithSources } from "../words/sources.ts";
import type { SchedulerEvent } from "../world/event.ts";
import { decisiveCheck } from "../world/search.ts";
import type { Look, Verdict } from "./reason.ts";

import why from "../../texts/inspector.yaml";
import reason from "../../texts/reason.yaml";

/** One line of a checklist, in words. */
interface Line {
  readonly words: string;
  readonly asks: string;
  readonly verdict: Verdict;
  readonly outcome: string;
}

const glyphs: Readonly<Record<Verdict, unknown>> = {
  taken: svg`<path d="m3 8.5 3.4 3.4L13 4.6" />`,
  holds: svg`<circle cx="8" cy="8" r="4.5" /><circle class="dot" cx="8" cy="8" r="1.5" />`,
  no: svg`<circle cx="8" cy="8" r="4.5" />`,
  notReached: svg`<path d="M3.5 8h9" stroke-dasharray="1 3" />`,
};

const verdicts = {
  taken: "why.verdict.taken",
  holds: "why.verdict.holds",
  no: "why.verdict.no",
  notReached: "why.verdict.not-reached",
} as const satisfies Record<Verdict, string>;

/** What the runtime looked at, line by line, up to what decided. */
export function looksList(looks: readonly Look[], release: string) {
  return list(
    looks.map(({ name, asks, verdict }) => ({
      words: reason(`look.${name}`),
      asks,
      verdict,
      outcome: why(verdicts[verdict]),
    })),
    why("why.looks"),
    release,
  );
}

const verdictOf: Readonly<Record<string, Verdict>> = {
  found: "holds",
  empty: "no",
  skipped: "no",
  notReached: "notReached",
};

/** The checks of a search for work, as the event itself has them. */
export function checksList(
  { detail, checks = [] }: SchedulerEvent,
  words: EventWords | null,
  release: string,
) {
  const decisive = decisiveCheck(detail["source"]);
  return list(
    checks.map(({ check, result }) => {
      const taken = check === decisive && result === "found";
      return {
        words: words?.check(check) ?? check,
        asks: words?.expression(check) ?? "",
        verdict: taken ? "taken" : (verdictOf[result] ?? "no"),
        outcome: taken ? why("why.taken") : (words?.result(result) ?? result),
      };
    }),
    why("why.checks"),
    release,
  );
}

function list(lines: readonly Line[], heading: string, release: string) {
  if (lines.length === 0) return nothing;
  return html`<h3 id="looks">${heading}</h3>
    <ol class="looks" aria-labelledby="looks">
      ${lines.map(
        ({ words, asks, verdict, outcome }) =>
          html`<li class=${verdict}>
            <svg viewBox="0 0 16 16" aria-hidden="true">${glyphs[verdict]}</svg>
            <span class="words">${words}</span>
            <span class="outcome">${outcome}</span>
            ${asks === "" ? nothing : html`<code>${codeWithSources(asks, release)}</code>`}
          </li>`,
      )}
    </ol>`;
}
