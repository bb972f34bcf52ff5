import type { Language } from "../../base/texts";
import type { SchedulerEvent } from "../../world/event";

/** What somebody has written of one moment. */
export interface MomentDraft {
  readonly event: SchedulerEvent;
  /** What stands in a field: `caption.en`, `answers`. */
  read(name: string): string;
}

/** The same in both languages. */
export interface BothWords {
  readonly en: string;
  readonly ru: string;
}

/** What somebody has written of the scene itself. */
export interface SceneDraft {
  readonly scenario: unknown;
  /** What stands in a field: `title.en`, `condition`. */
  read(name: string): string;
  readonly moments: readonly MomentDraft[];
  /** What a learner may do in the challenge. */
  readonly acts: readonly unknown[];
}

const mark = /^\*\s*/;

/** The scene as a document. What is written in one language only stands for both. */
export function sceneDocument(draft: SceneDraft): Readonly<Record<string, unknown>> {
  const moments = draft.moments.toSorted((one, other) => one.event.step - other.event.step);
  return {
    version: 1,
    id: "own",
    group: "start",
    title: words(draft, "title"),
    about: words(draft, "about"),
    scenario: draft.scenario,
    open: { step: 0 },
    beats: moments.map((moment, index) => beat(moment, index, moments[index - 1]?.event.step ?? 0)),
    ...challenge(draft),
  };
}

/** Nothing, unless something of it was written; what is missing then, the server says. */
function challenge(draft: SceneDraft): Readonly<Record<string, unknown>> {
  const ask = words(draft, "ask");
  const condition = draft.read("condition").trim();
  const says = words(draft, "says");
  if (ask.en === "" && condition === "" && draft.acts.length === 0) return {};
  return {
    challenge: {
      ask,
      actions: draft.acts,
      goals: [{ text: words(draft, "goal"), condition }],
      ...(says.en === "" ? {} : { says }),
      ...limit(draft, "steps"),
      ...limit(draft, "commands"),
    },
  };
}

function limit(draft: SceneDraft, name: string): Readonly<Record<string, number>> {
  const written = draft.read(name).trim();
  return written === "" ? {} : { [name]: Number(written) };
}

/** Whether it has everything that a scene must have, so that it can be looked at. */
export function isWhole({ scenario, moments, read }: SceneDraft): boolean {
  const isWritten = (name: string, from: Pick<SceneDraft, "read"> = { read }) =>
    words(from, name).en !== "";
  return (
    scenario !== null &&
    moments.length > 0 &&
    isWritten("title") &&
    isWritten("about") &&
    moments.every((one) => isWritten("caption", one))
  );
}

/** What a scene is called, as far as it says so; one from a file may say anything. */
export function titleOf(made: unknown, language: Language): string {
  const title = fieldOf(made, "title");
  const words = fieldOf(title, language);
  return typeof words === "string" ? words : typeof title === "string" ? title : "";
}

/** Whether a scene has something to be done in it. */
export function hasTask(made: unknown): boolean {
  return fieldOf(made, "challenge") !== undefined;
}

function fieldOf(made: unknown, name: string): unknown {
  return typeof made === "object" && made !== null
    ? (made as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/** The events of a run from main's first line on: what was before is the start of any program. */
export function fromMainOn(events: readonly SchedulerEvent[]): readonly SchedulerEvent[] {
  const begins = events.findLast(({ step }) => step === 0)?.timeNs ?? 0;
  return events.filter(({ step, timeNs }) => step > 0 || timeNs >= begins);
}

/** A moment is looked for after the one before, so that one of the same step is simply there. */
function beat(
  moment: MomentDraft,
  index: number,
  before: number,
): Readonly<Record<string, unknown>> {
  const { step } = moment.event;
  const shows = moment.read("shows").trim();
  const ask = words(moment, "question");
  const answers = moment
    .read("answers")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    id: `moment-${String(index + 1)}`,
    ...(step === before ? {} : { at: { condition: `step == ${String(step)}` } }),
    caption: words(moment, "caption"),
    ...(shows === "" ? {} : { shows }),
    ...(ask.en === "" || answers.length === 0
      ? {}
      : { question: { ask, answers: answers.map(answer), because: words(moment, "because") } }),
  };
}

function answer(line: string): Readonly<Record<string, unknown>> {
  const said = line.replace(mark, "");
  return { text: { en: said, ru: said }, ...(mark.test(line) ? { right: true } : {}) };
}

function words(from: Pick<SceneDraft, "read">, name: string): BothWords {
  const en = from.read(`${name}.en`).trim();
  const ru = from.read(`${name}.ru`).trim();
  return { en: en === "" ? ru : en, ru: ru === "" ? en : ru };
}

/** A link of a course and what it is called. */
export interface CourseItem {
  readonly link: string;
  readonly title: string;
}

const ours = /^\/(?:scenes|learn|play|embed)(?:[/?#]|$)/;

/** Reads lines such as `/scenes/steal Stealing`; gives the number of one that is no link. */
export function courseItems(text: string): readonly CourseItem[] | number {
  const items: CourseItem[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    const [, link = "", title = ""] = /^\s*(\S+)\s*(.*)$/.exec(line) ?? [];
    if (line.trim() === "") continue;
    const path = link.startsWith(location.origin) ? link.slice(location.origin.length) : link;
    if (!ours.test(path)) return index + 1;
    items.push({ link: path, title: title === "" ? path : title.trim() });
  }
  return items;
}

/** The items of a course that came in an address: only those that lead to this site. */
export function courseOf(tree: unknown): { title: string; items: readonly CourseItem[] } | null {
  if (typeof tree !== "object" || tree === null) return null;
  const { title, items } = tree as { title?: unknown; items?: unknown };
  if (typeof title !== "string" || !Array.isArray(items)) return null;
  return {
    title,
    items: items.filter(
      (item): item is CourseItem =>
        typeof item === "object" &&
        item !== null &&
        typeof (item as CourseItem).link === "string" &&
        typeof (item as CourseItem).title === "string" &&
        ours.test((item as CourseItem).link),
    ),
  };
}
