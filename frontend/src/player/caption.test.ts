// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Caption } from "./caption";
import { recordedScene } from "./testdata/recorded";

const { scene } = recordedScene();

async function shown(more: Partial<Caption>): Promise<{ caption: Caption; root: ShadowRoot }> {
  const caption = Object.assign(new Caption(), more);
  document.body.append(caption);
  await caption.updateComplete;
  if (caption.shadowRoot === null) throw new Error("The caption has drawn nothing");
  return { caption, root: caption.shadowRoot };
}

const beat = (index: number) => scene.beats[index] ?? null;
const words = (root: ShadowRoot, selector: string) =>
  root.querySelector(selector)?.textContent.replaceAll(/\s+/g, " ").trim();
const answers = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>(".answer")];

beforeEach(() => {
  document.documentElement.lang = "en";
});

afterEach(() => {
  document.body.replaceChildren();
});

describe("a caption", () => {
  it("says what the scene is about before the first beat, with code as code", async () => {
    const { root } = await shown({ opening: scene.about });
    expect(words(root, ".words")).toMatch(/^Main writes go three times/);
    expect(words(root, ".words code")).toBe("go");
    expect(answers(root)).toHaveLength(0);
  });

  it("speaks the language of the page", async () => {
    document.documentElement.lang = "ru";
    const { root } = await shown({ beat: beat(0) });
    expect(words(root, ".words")).toBe(beat(0)?.caption.ru);
    expect(words(root, ".ask")).toBe(beat(0)?.question?.ask.ru);
  });

  it("asks, and tells which answer was chosen, once", async () => {
    const { caption, root } = await shown({ beat: beat(0) });
    const guesses: number[] = [];
    caption.addEventListener("gopark-guess", ({ detail }) => guesses.push(detail));
    expect(root.querySelector<HTMLElement>(".because")?.hidden).toBe(true);
    answers(root)[2]?.click();
    caption.guess = 2;
    await caption.updateComplete;
    answers(root)[0]?.click();
    expect(guesses).toEqual([2]);
  });

  it("leaves a wrong guess beside the right answer and says why", async () => {
    const { root } = await shown({ beat: beat(0), guess: 2 });
    expect(answers(root).map((answer) => answer.className.trim())).toEqual([
      "answer right",
      "answer",
      "answer  guess",
      "answer",
    ]);
    expect(words(root, ".guess")).toContain("your guess");
    expect(words(root, ".because")).toMatch(/^Not quite\. There is room for one/);
  });

  it("says so when the guess was right", async () => {
    const { root } = await shown({ beat: beat(0), guess: 0 });
    expect(words(root, ".because")).toMatch(/^Right\./);
  });

  it("shows where an article and Go part, with a way to the other rules", async () => {
    const { root } = await shown({ beat: beat(1), counterpart: "/embed/other" });
    expect([...root.querySelectorAll("dt")].map((name) => name.textContent)).toEqual([
      "Go does",
      "An article says",
    ]);
    expect(root.querySelector("a")?.getAttribute("href")).toBe("/embed/other");
  });

  it("offers what can be done at a beat where it can be done, and tells its commands", async () => {
    const offer = { text: { en: "Back to four", ru: "Обратно" }, commands: [{ do: "gc" }] };
    const first = beat(0);
    if (first === null) throw new Error("There is no beat");
    const offering = { ...first, actions: [offer] };
    expect((await shown({ beat: offering })).root.querySelector(".act")).toBeNull();
    const { caption, root } = await shown({ beat: offering, acting: true });
    const heard: unknown[] = [];
    caption.addEventListener("gopark-act", ({ detail }) => heard.push(detail));
    root.querySelector<HTMLElement>(".act")?.click();
    expect(heard).toEqual([[{ do: "gc" }]]);
  });
});
