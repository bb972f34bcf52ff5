import "../base/site";
import "./reference.css";
import { part } from "../base/page-parts";
import { reference } from "../connection/reference-client";
import type { ApiCall } from "../message/reference";
import text from "../../texts/reference.yaml";

const room = part(".reference-calls", HTMLElement);
const search = part(".reference-search", HTMLInputElement);

function element(name: string, content: string, className = ""): HTMLElement {
  const made = document.createElement(name);
  made.textContent = content;
  if (className !== "") made.className = className;
  return made;
}

/** A list of names with what they mean; nothing where there are none. */
function meanings(title: string, entries: readonly (readonly [string, string])[]): HTMLElement[] {
  if (entries.length === 0) return [];
  const list = document.createElement("dl");
  for (const [name, about] of entries) {
    list.append(element("dt", name, "mono"), element("dd", about));
  }
  return [element("h4", title), list];
}

function shown(method: string, path: string, call: ApiCall): HTMLElement {
  const item = document.createElement("details");
  const head = document.createElement("summary");
  head.append(
    element("code", `${method.toUpperCase()} ${path}`),
    " ",
    element("span", call.summary ?? ""),
  );
  const paragraphs = (call.description ?? "").split(/\n{2,}/).filter(Boolean);
  const parameters = (call.parameters ?? []).map(
    ({ name = "", description = "" }) => [name, description] as const,
  );
  const answers = Object.entries(call.responses ?? {}).map(
    ([status, { description = "" }]) => [status, description] as const,
  );
  item.append(
    head,
    ...paragraphs.map((paragraph) => element("p", paragraph.replaceAll("`", ""))),
    ...meanings(text("parameters"), parameters),
    ...meanings(text("answers"), answers),
  );
  return item;
}

function filter(): void {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const group of room.querySelectorAll("section")) {
    let count = 0;
    for (const call of group.querySelectorAll("details")) {
      const said = call.textContent.toLowerCase();
      call.hidden = !words.every((word) => said.includes(word));
      count += call.hidden ? 0 : 1;
    }
    group.hidden = count === 0;
  }
}

async function show(): Promise<void> {
  const answer = await reference((...question) => fetch(...question));
  room.removeAttribute("aria-busy");
  if (!answer.ok) {
    room.replaceChildren(element("p", text("unreachable"), "note"));
    return;
  }
  const groups = new Map<string, HTMLElement>();
  for (const [path, methods] of Object.entries(answer.value.paths)) {
    for (const [method, call] of Object.entries(methods)) {
      const tag = call.tags?.[0] ?? "";
      const group = groups.get(tag) ?? document.createElement("section");
      if (!groups.has(tag)) group.append(element("h2", tag));
      groups.set(tag, group);
      group.append(shown(method, path, call));
    }
  }
  room.replaceChildren(...groups.values());
  filter();
}

search.addEventListener("input", filter);
void show();
