import "../base/site";
import "./glossary.css";
import { part } from "../base/page-parts";
import text from "../../texts/glossary.yaml";

const search = part(".glossary-search", HTMLElement);
const field = part("input", HTMLInputElement, search);
const found = part("[role=status]", HTMLElement, search);
const sections = [...document.querySelectorAll<HTMLElement>(".glossary-letter")];

/** Leaves in sight the terms that have all words that are looked for. */
function filter(): void {
  const words = field.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const section of sections) {
    let shown = 0;
    for (const term of section.querySelectorAll<HTMLElement>(".glossary-term")) {
      const said = term.textContent.toLocaleLowerCase();
      term.hidden = !words.every((word) => said.includes(word));
      shown += term.hidden ? 0 : 1;
    }
    section.hidden = shown === 0;
    count += shown;
  }
  found.textContent = words.length === 0 ? "" : text("found", { count });
}

field.addEventListener("input", filter);
search.removeAttribute("data-waits");
