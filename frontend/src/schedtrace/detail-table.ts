import { html, type TemplateResult } from "lit";
import { number } from "../base/amounts.ts";
import { waiting, type Detail } from "./reading/print.ts";
import text from "../../texts/schedtrace.yaml";

const dead = 6;
const states: Readonly<Record<number, "runnable" | "running" | "syscall" | "dead">> = {
  1: "runnable",
  2: "running",
  3: "syscall",
  [dead]: "dead",
};

const mostRows = 20;

/** The goroutines of a detailed print, counted by what they do or wait for. */
export function detailTable(detail: Detail): TemplateResult {
  const counted = new Map<string, number>();
  for (const { status, waitReason } of detail.gs) {
    const name = stateName(status, waitReason);
    counted.set(name, (counted.get(name) ?? 0) + 1);
  }
  const rows = [...counted].sort(([, a], [, b]) => b - a).slice(0, mostRows);
  const { gcwaiting, stopwait, sysmonwait, nmidlelocked } = detail;
  const flags = {
    gcwaiting: String(gcwaiting),
    sysmonwait: String(sysmonwait),
    stopwait,
    nmidlelocked,
  };
  return html`<section class="detail">
    <h3>${text("detail")}</h3>
    <p class="mono muted">${text("detail-flags", flags)}</p>
    <ul class="counts">
      ${rows.map(([name, count]) => html`<li><b>${number(count)}</b> <span>${name}</span></li>`)}
    </ul>
  </section>`;
}

function stateName(status: number, reason: string): string {
  if (status === waiting) return text("state-waiting", { reason: reason || text("no-reason") });
  const state = states[status];
  return state === undefined ? text("state-other", { status }) : text(`state-${state}`);
}
