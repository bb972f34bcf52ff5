import { currentLanguage } from "../../base/texts";
import { SceneClient } from "../../connection/scene-client";
import { tell } from "../../lesson/said";
import type { Lesson, LessonList } from "../../message/lesson";
import text from "../../../texts/lesson.yaml";

interface Words {
  readonly en: string;
  readonly ru: string;
}

type Scenario = Readonly<Record<string, unknown>>;

/** The release of Go that a run is played by; empty: it does not say. */
function releaseOf({ go }: Scenario): string {
  return typeof go === "string" ? go : "";
}

/** Text in the page's language, about a run. */
function written(words: Words, tag: "p" | "dd", run: Scenario): HTMLElement {
  const element = document.createElement(tag);
  tell(element, words, releaseOf(run));
  return element;
}

export function paragraphs(texts: readonly Words[], run: Scenario): readonly HTMLElement[] {
  return texts.map((words) => written(words, "p", run));
}

function term(name: string): HTMLElement {
  const element = document.createElement("dt");
  element.textContent = name;
  return element;
}

function link(href: string, name: string, look = ""): HTMLAnchorElement {
  const element = document.createElement("a");
  element.href = href;
  element.textContent = name;
  element.className = look;
  return element;
}

/** A link to a scene under its title; until that has come, and without it, under its name. */
function sceneLink(scene: string): HTMLAnchorElement {
  const element = link(`/play?scene=${encodeURIComponent(scene)}`, scene.replaceAll("-", " "));
  void new SceneClient().scene(scene).then((answer) => {
    if (answer.ok) element.textContent = answer.value.title[currentLanguage()].replaceAll("`", "");
  });
  return element;
}

/** What the lesson has removed, and where to go on. */
export function summary(
  lesson: Lesson,
  all: LessonList["lessons"],
  run: Scenario,
): readonly HTMLElement[] {
  const pieces: HTMLElement[] = [];
  const { misconception, scenes } = lesson;
  if (misconception !== undefined) {
    const both = document.createElement("dl");
    both.append(term(text("belief")), written(misconception.wrong, "dd", run));
    both.append(term(text("truth")), written(misconception.right, "dd", run));
    pieces.push(both);
  }
  if (scenes.length > 0) {
    const more = document.createElement("p");
    more.append(`${text("further")}: `);
    scenes.forEach((scene, index) => {
      if (index > 0) more.append(", ");
      more.append(sceneLink(scene));
    });
    pieces.push(more);
  }
  const on = document.createElement("p");
  const here = all.findIndex(({ id }) => id === lesson.id);
  const next = all.slice(here + 1).find(({ kind }) => kind === "lesson");
  if (next === undefined) on.append(link("/learn", text("all"), "button"));
  else {
    const title = next.title[currentLanguage()];
    on.append(link(`/learn/${next.id}`, text("next-lesson", { title }), "button button-primary"));
  }
  pieces.push(on);
  return pieces;
}
