import { currentLanguage } from "../../base/texts";
import { markTerms } from "../../glossary/mark-terms";
import type { Lesson, LessonList } from "../../message/lesson";
import text from "../../../texts/lesson.yaml";

interface Words {
  readonly en: string;
  readonly ru: string;
}

/** Text in the page's language, its terms explained; what stands between backticks is code. */
function written(words: Words, tag: "p" | "dd"): HTMLElement {
  const element = document.createElement(tag);
  words[currentLanguage()].split("`").forEach((part, index) => {
    if (index % 2 === 0) {
      element.append(part);
      return;
    }
    const code = document.createElement("code");
    code.textContent = part;
    element.append(code);
  });
  markTerms(element);
  return element;
}

export function paragraphs(texts: readonly Words[]): readonly HTMLElement[] {
  return texts.map((words) => written(words, "p"));
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

/** What the lesson has removed, and where to go on. */
export function summary(lesson: Lesson, all: LessonList["lessons"]): readonly HTMLElement[] {
  const pieces: HTMLElement[] = [];
  const { misconception, scenes } = lesson;
  if (misconception !== undefined) {
    const both = document.createElement("dl");
    both.append(term(text("belief")), written(misconception.wrong, "dd"));
    both.append(term(text("truth")), written(misconception.right, "dd"));
    pieces.push(both);
  }
  if (scenes.length > 0) {
    const more = document.createElement("p");
    more.append(`${text("further")}: `);
    scenes.forEach((scene, index) => {
      if (index > 0) more.append(", ");
      more.append(link(`/play?scene=${encodeURIComponent(scene)}`, scene));
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
