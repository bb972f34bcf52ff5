import { html } from "lit";
import type { Code } from "./code.ts";
import { icon } from "./icons.ts";
import text from "../../texts/program.yaml";

/** What is written, and how far before its end the cursor stands then. */
const signs: readonly (readonly [shown: string, written: string, back: number])[] = [
  ["{ }", "{\n\t\n}", 2],
  ["( )", "()", 1],
  ["[ ]", "[]", 1],
  ['" "', '""', 1],
  [":=", " := ", 0],
  ["<-", "<-", 0],
  ["!=", " != ", 0],
  ["&", "&", 0],
  ["*", "*", 0],
  ["_", "_", 0],
  [";", "; ", 0],
];

/**
 * A row of keys for thumbs: signs of Go that a phone's keyboard hides, and what its other keys do.
 */
export function typingRow(code: () => Code) {
  const commandKey = (name: "tab" | "undo" | "redo" | "point", act: () => void) =>
    html`<button type="button" aria-label=${text(`key.${name}`)} @click=${act}>
      ${icon(name === "tab" ? "indent" : name)}
    </button>`;
  return html`<div class="typing" role="group" aria-label=${text("keys")} @pointerdown=${stay}>
    ${commandKey("tab", () => {
      code().write("\t");
    })}
    ${signs.map(
      ([shown, written, back]) =>
        html`<button
          type="button"
          class="mono"
          @click=${() => {
            code().write(written, back);
          }}
        >
          ${shown}
        </button>`,
    )}
    ${commandKey("undo", () => {
      code().undo();
    })}
    ${commandKey("redo", () => {
      code().redo();
    })}
    ${commandKey("point", () => {
      code().togglePoint();
    })}
  </div>`;
}

/** The keyboard on the screen would go away with the editor's focus. */
function stay(event: Event): void {
  event.preventDefault();
}
