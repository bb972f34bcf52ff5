import "../base/site";
import "./learn.css";
import { fieldText } from "../base/field-text";
import { part } from "../base/page-parts";
import { saveText } from "../base/save-file";
import { currentLanguage } from "../base/texts";
import type { Answer } from "../connection/ask";
import { LessonClient } from "../connection/lesson-client";
import { Progress } from "../lesson/progress";
import type { Completion } from "../message/lesson";
import { detailOf } from "./practice/detail";
import text from "../../texts/learn.yaml";

const client = new LessonClient();
const progress = new Progress();

const items = [...document.querySelectorAll<HTMLElement>("li[data-lesson]")];

/** What this browser knows of each lesson, beside its name. */
function showProgress(): void {
  let passed = 0;
  for (const item of items) {
    const { answers, pass } = progress.of(item.dataset["lesson"] ?? "");
    const tries = Object.values(answers);
    const said: string[] = [];
    if (pass !== undefined) {
      passed++;
      said.push(text("done"));
    }
    if (tries.length > 0) {
      const right = tries.filter((first) => first.right).length;
      said.push(text("predictions", { right, count: tries.length }));
    }
    item.toggleAttribute("data-passed", pass !== undefined);
    const shown = item.querySelector(".learn-done");
    if (shown !== null) shown.textContent = said.join(" · ");
  }
  part(".learn-count", HTMLElement).textContent = text("count", { passed, all: items.length });
}

function titleOf(id: string): string {
  const item = items.find(({ dataset }) => dataset["lesson"] === id);
  return item?.querySelector(".learn-title")?.textContent ?? id;
}

function exportProgress(): void {
  saveText("gopark-course.json", progress.exported(), "application/json");
}

async function importProgress(input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? [];
  if (file === undefined) return;
  const isTaken = await file.text().then(
    (source) => progress.take(source),
    () => false,
  );
  part(".learn-file", HTMLElement).textContent = text(isTaken ? "imported" : "not-imported");
  input.value = "";
  showProgress();
}

function refusalOf(answer: Answer<Completion>): string {
  if (answer.ok) return "";
  return detailOf(answer.failure, text("failed"));
}

async function make(form: HTMLFormElement): Promise<void> {
  const made = part(".learn-made", HTMLElement);
  if (progress.passes.length === 0) {
    made.textContent = text("nothing-passed");
    return;
  }
  const name = fieldText(new FormData(form), "name").trim();
  const answer = await client.complete(name, progress.passes);
  if (!answer.ok) {
    made.textContent = refusalOf(answer);
    return;
  }
  const code = document.createElement("code");
  code.textContent = answer.value.code;
  made.replaceChildren(`${text("your-code")}: `, code);
}

async function check(form: HTMLFormElement): Promise<void> {
  const code = fieldText(new FormData(form), "code").replaceAll(/\s/g, "");
  const answer = await client.completion(code);
  part(".learn-checked", HTMLElement).textContent = answer.ok
    ? text("genuine", {
        day: new Date(answer.value.day).toLocaleDateString(currentLanguage(), { timeZone: "UTC" }),
        name: answer.value.name,
        lessons: answer.value.lessons.map(titleOf).join(", "),
      })
    : refusalOf(answer);
}

const input = part(".learn-import", HTMLInputElement);
const making = part(".learn-make", HTMLFormElement);
const checking = part(".learn-check", HTMLFormElement);
part(".learn-export", HTMLButtonElement).addEventListener("click", exportProgress);
input.addEventListener("change", () => void importProgress(input));
making.addEventListener("submit", (event) => {
  event.preventDefault();
  void make(making);
});
checking.addEventListener("submit", (event) => {
  event.preventDefault();
  void check(checking);
});
showProgress();
part(".learn-progress", HTMLElement).removeAttribute("data-waits");
