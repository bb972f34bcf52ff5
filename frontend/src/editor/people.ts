import state from "../../texts/state.yaml";
import text from "../../texts/program.yaml";
import type { Standing } from "./standing.ts";

/**
 * The most goroutines with a mark of their own on a line; with more, the first and a number are
 * shown.
 */
const most = 2;

/** Their marks beside a line: circles with the state's outline and colour, and its name to read. */
export function drawPeople(standing: readonly Standing[]): Node {
  const room = document.createElement("span");
  room.className = "people";
  const named = standing.length <= most ? standing : standing.slice(0, 1);
  for (const each of named) room.append(markOf(each));
  if (named.length < standing.length) {
    const more = document.createElement("span");
    more.className = "more";
    more.textContent = `+${String(standing.length - named.length)}`;
    more.title = standing
      .slice(named.length, named.length + 20)
      .map(wordsFor)
      .join("\n");
    room.append(more);
  }
  return room;
}

function markOf(standing: Standing): HTMLElement {
  const mark = document.createElement("span");
  mark.className = "g";
  mark.dataset["g"] = String(standing.g);
  mark.dataset["state"] = standing.state;
  mark.textContent = String(standing.g);
  mark.title = wordsFor(standing);
  return mark;
}

/** A goroutine with its state: `G7 main.worker, waiting (chan receive)`. */
export function wordsFor({ g, name, state: its, reason }: Standing): string {
  const who = name === "" ? `G${String(g)}` : `G${String(g)} ${name}`;
  const word = state(`g.${its}`);
  return text("stands", { who, state: reason === "" ? word : `${word} (${reason})` });
}

/** The goroutine of the mark that was pressed; a number's mark stands for the rest; null: none. */
export function pressedPerson(target: EventTarget | null): { readonly g: number | null } | null {
  if (!(target instanceof Element)) return null;
  const g = target.closest<HTMLElement>("[data-g]")?.dataset["g"];
  if (g !== undefined) return { g: Number(g) };
  return target.closest(".more") === null ? null : { g: null };
}
