// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SceneControls } from "./scene-controls";
import type { SceneWish } from "./wishes";

const view = { at: 3, length: 11, stops: [1, 3, 8], playing: false, speed: 1 };
let wishes: SceneWish[];

async function shown(more: Partial<SceneControls> = {}): Promise<ShadowRoot> {
  const controls = Object.assign(new SceneControls(), { view, ...more });
  controls.addEventListener("gopark-scene-wish", ({ detail }) => wishes.push(detail));
  document.body.append(controls);
  await controls.updateComplete;
  if (controls.shadowRoot === null) throw new Error("The controls have drawn nothing");
  return controls.shadowRoot;
}

const labels = (root: ShadowRoot) =>
  [...root.querySelectorAll("button")].map((button) => button.getAttribute("aria-label"));

beforeEach(() => {
  document.documentElement.lang = "en";
  wishes = [];
});

afterEach(() => {
  document.body.replaceChildren();
});

describe("the controls of a scene", () => {
  it("ask for what their buttons say", async () => {
    const root = await shown();
    for (const button of root.querySelectorAll("button")) button.click();
    expect(wishes.map((wish) => wish.do)).toEqual(["first", "previous", "play", "next", "last"]);
  });

  it("ask for what was wanted last before there was a scene, once there is one", async () => {
    const root = await shown({ view: null });
    for (const button of root.querySelectorAll("button")) button.click();
    expect(wishes).toEqual([]);
    const controls = document.querySelector("gopark-scene-controls");
    if (controls === null) throw new Error("There are no controls");
    controls.view = view;
    await controls.updateComplete;
    expect(wishes).toEqual([{ do: "last" }]);
    controls.view = { ...view, at: 4 };
    await controls.updateComplete;
    expect(wishes).toHaveLength(1);
  });

  it("go to the end that the bar was moved to before there was a scene", async () => {
    const root = await shown({ view: null });
    const bar = root.querySelector("input");
    const controls = document.querySelector("gopark-scene-controls");
    if (bar === null || controls === null)
      throw new Error("There is no bar, or there are no controls");
    bar.value = "1";
    bar.dispatchEvent(new Event("input"));
    controls.view = view;
    await controls.updateComplete;
    expect(wishes).toEqual([{ do: "last" }]);
  });

  it("offer to pause while it plays", async () => {
    const root = await shown({ view: { ...view, playing: true } });
    expect(labels(root)).toContain("Pause");
    expect(labels(root)).not.toContain("Play");
  });

  it("say on the seek bar how much has been told, and mark where it is", async () => {
    const bar = (await shown()).querySelector("input");
    expect(bar?.getAttribute("aria-valuetext")).toBe("step 2/3");
    expect(bar?.valueAsNumber).toBe(3);
    expect(bar?.parentElement?.querySelectorAll("path")).toHaveLength(3);
    expect(bar?.parentElement?.querySelectorAll(".told")).toHaveLength(2);
  });

  it("seek and change the speed", async () => {
    const root = await shown();
    const bar = root.querySelector("input");
    const speed = root.querySelector("select");
    if (bar === null || speed === null) throw new Error("There is no bar, or no speed");
    bar.value = "7";
    bar.dispatchEvent(new Event("input"));
    speed.value = "2";
    speed.dispatchEvent(new Event("change"));
    expect(wishes).toEqual([
      { do: "seek", at: 7 },
      { do: "speed", speed: 2 },
    ]);
  });

  it("are few, or none, where that is asked for", async () => {
    const few = await shown({ variant: "min" });
    expect(labels(few)).toEqual(["One step back", "Play", "Next step"]);
    expect(few.querySelector("input, select")).toBeNull();
    expect((await shown({ variant: "none" })).querySelector("*:not(style)")).toBeNull();
  });
});
