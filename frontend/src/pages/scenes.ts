import "../base/site";
import "../base/gallery.css";
import "./scenes.css";
import { seenScenes } from "../base/seen-scenes";
import type { Term } from "../glossary/forms";
import { markTerms } from "../glossary/mark-terms";
import text from "../../texts/scenes.yaml";

const cards = [...document.querySelectorAll<HTMLElement>(".scene-card")];
const groups = [...document.querySelectorAll<HTMLElement>(".gallery-group")];
const search = document.querySelector<HTMLElement>(".scenes-search");
const field = search?.querySelector("input");
const found = search?.querySelector("[role=status]");

/** Leaves in sight what has all words that are looked for. */
function filter(): void {
  const words = (field?.value ?? "").toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const shown = cards.filter((card) => {
    const group = card.closest(".gallery-group")?.querySelector("h2")?.textContent ?? "";
    const said = `${group} ${card.textContent}`.toLocaleLowerCase();
    const isFound = words.every((word) => said.includes(word));
    card.toggleAttribute("data-hidden", !isFound);
    return isFound;
  });
  for (const group of groups) {
    const isEmpty = group.querySelector(".scene-card:not([data-hidden])") === null;
    group.toggleAttribute("data-hidden", isEmpty);
  }
  if (found) found.textContent = words.length === 0 ? "" : text("found", { count: shown.length });
}

const seen = seenScenes();
for (const card of cards) {
  if (!seen.has(card.dataset["scene"] ?? "")) continue;
  const mark = document.createElement("span");
  mark.className = "scene-seen";
  mark.textContent = text("seen");
  card.querySelector(".scene-title")?.append(mark);
}
for (const group of groups) {
  const explained = new Set<Term>();
  for (const about of group.querySelectorAll(".scene-about")) markTerms(about, explained);
}
field?.addEventListener("input", filter);
search?.removeAttribute("data-waits");
