import { html, nothing } from "lit";
import type { Fact } from "./reason.ts";
import { shownValue, thingLink, type Choose } from "./shown.ts";
import text from "../../texts/inspector.yaml";

/** The most things of a list that are named. */
const most = 6;

/** The values behind a decision, under the runtime’s names; a name leads to what it is of. */
export function factsTable(facts: readonly Fact[], choose: Choose) {
  if (facts.length === 0) return nothing;
  return html`<h3 id="facts">${text("why.facts")}</h3>
    <dl class="facts" aria-labelledby="facts">${facts.map((fact) => line(fact, choose))}</dl>`;
}

function line({ name, owner, values }: Fact, choose: Choose) {
  const shown = values.slice(0, most);
  const more = values.length - shown.length;
  return html`<div>
    <dt class="mono">${owner === null ? name : thingLink(owner, choose, name)}</dt>
    <dd class="mono">
      ${
        values.length === 0
          ? html`<span class="muted">${text("none")}</span>`
          : shown.map((value) => shownValue(value, choose))
      }
      ${
        more === 0 ? nothing : html`<span class="muted">${text("and-more", { count: more })}</span>`
      }
    </dd>
  </div>`;
}
