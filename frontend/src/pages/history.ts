import "../base/site";
import "./history.css";
import { explainIn } from "../glossary/explained";
import type { Term } from "../glossary/forms";

/** Each term is explained where the page first has it. */
const seen = new Set<Term>();
for (const text of document.querySelectorAll<HTMLElement>(".history [data-release]")) {
  explainIn(text, text.dataset["release"] ?? "", seen);
}
