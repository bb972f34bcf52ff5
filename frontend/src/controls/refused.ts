import { html, nothing, type TemplateResult } from "lit";
import { emit } from "../base/emit.ts";
import { icon } from "./icons.ts";
import type { Refusal } from "./wishes.ts";
import text from "../../texts/controls.yaml";

/** Says in words why what was asked has not been done; nothing if it has. */
export function refused(
  element: HTMLElement,
  problem: Refusal | null,
): TemplateResult | typeof nothing {
  if (problem === null) return nothing;
  const dismiss = () => {
    emit(element, "gopark-dismiss", null);
  };
  return html`<div class="note" role="alert">
    <p><strong>${problem.title}.</strong> ${problem.detail}</p>
    <button class="quiet" type="button" aria-label=${text("dismiss")} @click=${dismiss}>
      ${icon("close")}
    </button>
  </div>`;
}
