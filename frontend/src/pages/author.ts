import "../base/site";
import "./author.css";
import { moment } from "../base/amounts";
import { fieldText } from "../base/field-text";
import { frameCode } from "../base/frame-code";
import { part } from "../base/page-parts";
import { saveText } from "../base/save-file";
import { currentLanguage } from "../base/texts";
import { sessionIn } from "../connection/address";
import type { Failure } from "../connection/ask";
import { ReportClient } from "../connection/report-client";
import { SceneClient } from "../connection/scene-client";
import { EventWords } from "../words/event-words";
import { encodeScenario } from "../share/fragment";
import type { SchedulerEvent } from "../world/event";
import text from "../../texts/author.yaml";
import {
  courseItems,
  fromMainOn,
  hasTask,
  isWhole,
  sceneDocument,
  titleOf,
  type MomentDraft,
  type SceneDraft,
} from "./author/document";
import { goalsOfRun } from "./author/goals";
import { TaskFields } from "./author/task";

const scenes = new SceneClient();
const form = part(".author-form", HTMLFormElement);
const taken = part(".author-taken", HTMLElement);
const choice = part(".author-events", HTMLSelectElement);
const add = part(".author-add", HTMLButtonElement);
const list = part(".author-moments", HTMLOListElement);
const blank = part(".author-moment", HTMLTemplateElement);
const said = part(".author-said", HTMLElement);
const published = part(".author-published", HTMLElement);
const code = part(".author-code", HTMLTextAreaElement);
const task = new TaskFields(form);

/** How long somebody must have stopped writing before the scene is shown anew. */
const restMs = 900;

/** The most events to choose from; a select with more cannot be used. */
const mostEvents = 2_000;

let scenario: unknown = null;
let events: readonly SchedulerEvent[] = [];
const moments = new Map<HTMLElement, MomentDraft>();

function fieldIn(root: ParentNode, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  return root.querySelector(`[name="${name}"]`);
}

/** The kernel's doings are the machine's, and rarely what a scene is about. */
const isTold = ({ kind }: SchedulerEvent) => !/^thread(?:On|Off)Core$|^sysmonRound$/.test(kind);

async function take(): Promise<void> {
  const link = fieldIn(form, "session")?.value ?? "";
  const session = sessionIn(link);
  const [record, kinds] = await Promise.all([
    session === undefined ? null : new ReportClient().record(session),
    scenes.eventKinds(),
  ]);
  if (session === undefined || record?.ok !== true || !kinds.ok) {
    taken.textContent = text("no-session");
    return;
  }
  const words = new EventWords(kinds.value);
  scenario = record.value.scenario;
  const all = record.value.events as readonly SchedulerEvent[];
  events = fromMainOn(all).filter(isTold).slice(0, mostEvents);
  choice.replaceChildren(
    ...events.map(
      (event, index) =>
        new Option(`${moment(event.timeNs)} · ${words.sentence(event)}`, String(index)),
    ),
  );
  choice.disabled = events.length === 0;
  add.disabled = choice.disabled;
  taken.textContent = text("loaded", { count: events.length });
  task.taken(session, goalsOfRun(events, kinds.value));
}

function addMoment(): void {
  const event = events[Number(choice.value)];
  const item = (blank.content.cloneNode(true) as DocumentFragment).querySelector("li");
  if (event === undefined || item === null) return;
  part(".author-event", HTMLElement, item).textContent = choice.selectedOptions[0]?.text ?? "";
  part(".author-remove", HTMLButtonElement, item).addEventListener("click", () => {
    moments.delete(item);
    item.remove();
    later();
  });
  moments.set(item, { event, read: (name) => fieldIn(item, name)?.value ?? "" });
  list.append(item);
  fieldIn(item, `caption.${currentLanguage()}`)?.focus();
  later();
}

/** A scene that was opened from a file and not changed since; what is written here comes first. */
let opened: unknown = null;

const draft = (): SceneDraft => ({
  scenario,
  read: (name) => fieldIn(form, name)?.value ?? "",
  moments: [...moments.values()],
  acts: task.acts,
});

const written = (): unknown => (scenario === null ? opened : sceneDocument(draft()));

let timer: ReturnType<typeof setTimeout> | undefined;
/** What was shown last, as text. */
let shown = "";

/** Shows the scene once somebody has stopped writing, and it is whole. */
function later(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (isWhole(draft()) && JSON.stringify(written()) !== shown) void show();
  }, restMs);
}

async function open(input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? [];
  if (file === undefined) return;
  try {
    opened = JSON.parse(await file.text());
    scenario = null;
    await show();
  } catch {
    taken.textContent = text("no-file");
  }
  input.value = "";
}

function mistakes(failure: Failure): readonly string[] {
  if (failure.kind !== "refused") return [text("unreachable")];
  const { errors = [], detail } = failure.problem;
  return errors.length === 0 ? [detail] : errors.map(({ path, message }) => `${path}: ${message}`);
}

async function show(): Promise<void> {
  clearTimeout(timer);
  const made = written();
  if (made === null) {
    said.textContent = text("nothing-taken");
    return;
  }
  const asked = JSON.stringify(made);
  shown = asked;
  const answer = await scenes.own(made);
  if (shown !== asked) return;
  part(".author-frame", HTMLIFrameElement).hidden = !answer.ok;
  if (!answer.ok) {
    const lines = mistakes(answer.failure).map((line) => {
      const item = document.createElement("p");
      item.textContent = line;
      return item;
    });
    said.replaceChildren(...lines);
    return;
  }
  said.textContent = text("fine");
  const address = await addressOfOwn(made);
  if (address === null) return;
  // An address that differs behind its # alone would not be loaded anew.
  const fresh = part(".author-frame", HTMLIFrameElement).cloneNode() as HTMLIFrameElement;
  fresh.src = address;
  part(".author-frame", HTMLIFrameElement).replaceWith(fresh);
}

async function addressOfOwn(made: unknown): Promise<string | null> {
  const packed = await encodeScenario(made);
  if (!packed.ok) {
    published.textContent = text("too-long");
    return null;
  }
  return `${location.origin}/embed/own?lang=${currentLanguage()}#${packed.value}`;
}

/** The scene to hand on; says so if there is none. */
function whole(): unknown {
  const made = written();
  published.textContent = made === null ? text("nothing-taken") : "";
  return made;
}

async function copy(write: (address: string, made: unknown) => string): Promise<void> {
  const made = whole();
  if (made === null) return;
  const address = await addressOfOwn(made);
  if (address === null) return;
  code.value = write(address, made);
  part(".author-copy", HTMLElement).hidden = false;
  try {
    await navigator.clipboard.writeText(code.value);
    published.textContent = text("copied");
  } catch {
    published.textContent = text("copy-by-hand");
    code.select();
  }
}

/** A task needs room for its buttons beside the board. */
function frameOf(source: string, made: unknown): string {
  const title = titleOf(made, currentLanguage());
  const size = hasTask(made) ? { width: 800, height: 520 } : { width: 640, height: 420 };
  return frameCode({ source, title, ...size });
}

async function copyCourse(fields: FormData): Promise<void> {
  const words = part(".author-course-said", HTMLElement);
  const items = courseItems(fieldText(fields, "items"));
  if (typeof items === "number") {
    words.textContent = text("course-wrong", { line: items });
    return;
  }
  const packed = await encodeScenario({ title: fieldText(fields, "title"), items });
  if (!packed.ok) {
    words.textContent = text("too-long");
    return;
  }
  const link = document.createElement("a");
  link.href = `${location.origin}/course#${packed.value}`;
  try {
    await navigator.clipboard.writeText(link.href);
    link.textContent = text("copied");
  } catch {
    link.textContent = text("copy-by-hand");
  }
  words.replaceChildren(link);
}

function onClick(selector: string, act: () => void): void {
  part(selector, HTMLButtonElement).addEventListener("click", act);
}

const asked = new URLSearchParams(location.search).get("session");
const session = fieldIn(form, "session");
if (asked !== null && session !== null) {
  session.value = asked;
  void take();
}
form.addEventListener("input", later);
form.addEventListener("change", later);
onClick(".author-load", () => void take());
onClick(".author-add", addMoment);
onClick(".author-show", () => void show());
onClick(".author-link", () => void copy((address) => address));
onClick(".author-embed", () => void copy(frameOf));
onClick(".author-save", () => {
  const made = whole();
  if (made !== null) saveText("scene.json", JSON.stringify(made, null, 2), "application/json");
});
const file = part(".author-file", HTMLInputElement);
file.addEventListener("change", () => void open(file));
const course = part(".author-course-form", HTMLFormElement);
course.addEventListener("submit", (event) => {
  event.preventDefault();
  void copyCourse(new FormData(course));
});
