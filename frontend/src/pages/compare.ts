import "../base/site";
import "../board/marks.css";
import "../board/states.css";
import "../board/live.css";
import "./compare.css";
import "../board/board";
import "../compare/choice";
import "../compare/figures";
import "../compare/parted";
import "../player/scene-controls";
import "../timeline/strip";
import "../timeline/timeline";
import { number } from "../base/amounts";
import { hereIs } from "../base/language-links";
import { Latest } from "../base/latest";
import { RestingAddress } from "../base/resting-address";
import { currentLanguage } from "../base/texts";
import { onTravel } from "../base/travel";
import { askedOf, queryOf, type Asked } from "../compare/asked";
import { subjectFor } from "../compare/subjects";
import text from "../../texts/compare.yaml";
import { baseGroups, baseOf, baseText, type FoundBase } from "./compare/compare-base";
import {
  catalogues,
  compared,
  failureText,
  found,
  subjectsFor,
  type Run,
} from "./compare/comparing";
import { compareEmbed } from "./compare/embed-code";
import { pageParts, sharedParts } from "./compare/parts";
import { Stage } from "./compare/stage";

/** The classic difference, for visitors who come without a question. */
const usual: Asked = {
  base: { from: "scene", id: "tight-loop" },
  axes: [{ vary: "go", values: ["1.13", "1.14"] }],
  branches: [],
  by: "event",
  at: null,
};
const names = ["vary"];
/** The number of events played at a time; some of them are shown before the cursor. */
const stretch = 1_000;

const parts = pageParts();
const stage = new Stage(sharedParts(), moved);
let asked = askedOf(location, names) ?? usual;
let base: FoundBase | null = null;
let run: Run | null = null;
let asking = new AbortController();
const bar = new RestingAddress(() => address(asked));
/** The last of several bases that somebody turns to: only it counts. */
const finding = new Latest();
stage.say(text("working"));
const known = await catalogues();

function moved(): void {
  const { shown } = stage;
  if (shown === null) return;
  asked = { ...asked, by: shown.cursor, at: shown.place };
  if (!shown.playing) bar.remember();
}

/** All of it as an address of this page. */
function address(what: Asked): string {
  const hash = what.base.from === "fragment" ? location.hash : "";
  return `${location.pathname}?${queryOf(what, names)}${hash}`;
}

/** Has the runs worked out and shows them; a later wish puts an earlier one aside. */
async function start(from: number | null): Promise<void> {
  asking.abort();
  asking = new AbortController();
  const { signal } = asking;
  parts.choice.busy = true;
  stage.say(text("working"));
  const there = await found(asked, known);
  if (asking.signal !== signal) return;
  base = there.ok ? there.value : null;
  const subjects = subjectsFor(known, base);
  tellChoice();
  if (asked.axes.length === 0 && asked.branches.length < 2) {
    asked = { ...asked, axes: parts.choice.axes };
  }
  const answer = there.ok ? await compared(asked, there.value, subjects, from, signal) : there;
  if (signal.aborted) return;
  parts.choice.busy = false;
  document.documentElement.dataset["ready"] = "";
  if (!answer.ok) {
    stage.say(failureText(answer.failure));
    parts.figures.hidden = run === null;
    return;
  }
  run = answer.value;
  parts.figures.hidden = false;
  stage.say("");
  stage.show(asked, run, known);
  tellRun(run);
}

function tellChoice(): void {
  const subjects = subjectsFor(known, base);
  const [axis] = asked.axes;
  const usualAxis = subjectFor("go", subjects);
  Object.assign(parts.choice, {
    groups: baseGroups(asked.base, known.scenes, known.examples, known.designs),
    base: baseText(asked.base),
    subjects,
    axes: [axis ?? { vary: usualAxis.vary, values: usualAxis.usual }],
  });
}

function tellRun({ compared: { runs }, names: called }: Run): void {
  parts.figures.runs = runs.map(({ end, figures }, index) => ({
    name: called[index] ?? "",
    end,
    figures,
  }));
  const first = Math.min(...runs.map((each) => each.first));
  const total = Math.max(...runs.map(({ events }) => events));
  const last = Math.min(total, first + stretch);
  parts.stretch.hidden = first === 0 && last >= total;
  parts.earlier.disabled = first === 0;
  parts.later.disabled = last >= total;
  parts.stretchWords.textContent = text("stretch", {
    first: number(first + 1),
    last: number(last),
    total: number(total),
  });
}

/** Shows another part of the same runs, from about its beginning. */
function part(by: number): void {
  const first = Math.min(...(run?.compared.runs.map((each) => each.first) ?? [0]));
  const from = Math.max(0, first + by);
  asked = { ...asked, by: "event", at: from };
  void start(from);
}

async function copy(what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(what);
    parts.copied.textContent = text("copied");
  } catch {
    parts.copied.textContent = text("not-copied");
  }
}

function attach(): void {
  parts.choice.addEventListener("gopark-compare-base", ({ detail }) => {
    const next = { ...asked, base: baseOf(detail), branches: [] };
    const isLatest = finding.begin();
    void found(next, known).then((there) => {
      if (there.ok && isLatest()) parts.choice.subjects = subjectsFor(known, there.value);
    });
  });
  parts.choice.addEventListener("gopark-compare-wish", ({ detail }) => {
    asked = { ...asked, base: baseOf(detail.base), axes: detail.axes, branches: [], at: null };
    bar.leave();
    void start(null);
  });
  parts.earlier.addEventListener("click", () => {
    part(-stretch);
  });
  parts.later.addEventListener("click", () => {
    part(stretch);
  });
  parts.copyLink.addEventListener("click", () => {
    void copy(new URL(address(asked), location.href).href);
  });
  parts.copyEmbed.addEventListener("click", () => {
    const link = new URL(address(asked), location.href);
    void copy(compareEmbed(link, text("title"), currentLanguage()));
  });
  onTravel(() => {
    asked = askedOf(location, names) ?? usual;
    void start(asked.by === "event" ? asked.at : null);
  });
  hereIs(() => address(asked));
}

attach();
void start(asked.by === "event" ? asked.at : null);
