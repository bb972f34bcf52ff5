// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { ShareAnimation, type Drawn } from "./animation.ts";

let animation: ShareAnimation;
let asked: string[];
let saved: string[];
let told: string[];
let answer: Drawn;

const find = (selector: string) => animation.renderRoot.querySelector<HTMLElement>(selector);
const form = () => animation.renderRoot.querySelector("form");

async function press(button: string): Promise<void> {
  form()?.requestSubmit(find(button));
  await new Promise((resolve) => setTimeout(resolve));
  await animation.updateComplete;
}

function choose(name: "from" | "to", step: number): void {
  const field = find(`input[name=${name}]`);
  if (!(field instanceof HTMLInputElement)) throw new Error("There is no such field");
  field.value = String(step);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

describe("a stretch to be shared", () => {
  beforeEach(async () => {
    document.documentElement.lang = "en";
    [asked, saved, told] = [[], [], []];
    answer = { ok: true, svg: "<svg/>" };
    animation = Object.assign(new ShareAnimation(), {
      session: "HSvHvIKHj1Bt",
      stretch: { from: 22, to: 42 },
      paper: "dark",
      video: null,
      draw: (path: string) => {
        asked.push(path);
        return Promise.resolve(answer);
      },
      save: (name: string) => saved.push(name),
      tell: (words: string) => told.push(words),
    });
    document.body.replaceChildren(animation);
    await animation.updateComplete;
  });

  it("is saved as the server drew it, from the lower step to the higher", async () => {
    choose("from", 30);
    choose("to", 25);
    await press("button.svg");
    expect(asked).toEqual([
      "/api/sessions/HSvHvIKHj1Bt/animation.svg?from=25&to=30&theme=dark&lang=en",
    ]);
    expect(saved).toEqual(["gopark-HSvHvIKHj1Bt-25-30.svg"]);
    expect(told.at(-1)).toBe("The picture is saved.");
  });

  it("is looked at, and asked for once", async () => {
    await press("button.preview");
    expect(find("img")?.getAttribute("alt")).toContain("from step 22 to step 42");
    await press("button.svg");
    expect(asked).toHaveLength(1);
    await press("button.preview");
    expect(find("img")).toBeNull();
  });

  it("is no longer looked at when other steps are chosen", async () => {
    await press("button.preview");
    choose("to", 41);
    await animation.updateComplete;
    expect(find("img")).toBeNull();
  });

  it("is refused in the words of the server", async () => {
    answer = { ok: false, why: "Choose a shorter stretch." };
    await press("button.png");
    expect(saved).toEqual([]);
    expect(told.at(-1)).toBe("Choose a shorter stretch.");
  });

  it("is a video only where the browser records one", async () => {
    expect(find("button.video")).toBeNull();
    const able = Object.assign(new ShareAnimation(), {
      video: { mime: "video/webm", ending: "webm" },
    });
    document.body.replaceChildren(able);
    await able.updateComplete;
    expect(able.renderRoot.querySelector("button.video")?.textContent).toContain("WebM");
  });
});
