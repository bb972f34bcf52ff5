// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { HandClock, recordedScene } from "./testdata/recorded";
import { Viewing, type SceneView, type ViewingOptions } from "./viewing";

let clock: HandClock;
let seen: SceneView[];

function viewing(options: Partial<ViewingOptions> = {}): Viewing {
  const { scene, replay } = recordedScene();
  const show = (view: SceneView) => {
    seen.push(view);
  };
  return new Viewing(scene, replay, { after: clock.after, show, ...options });
}

function now(): SceneView {
  const view = seen.at(-1);
  if (view === undefined) throw new Error("Nothing has been shown");
  return view;
}

beforeEach(() => {
  clock = new HandClock();
  seen = [];
  document.documentElement.lang = "en";
});

describe("the viewing of a scene", () => {
  it("shows at once where the scene opens, paused", () => {
    viewing();
    expect(now().world.step).toBe(now().scene.open.step);
    expect(now()).toMatchObject({ playing: false, at: 0, beat: -1, guess: null });
  });

  it("opens at the step and ends where it is asked to", () => {
    viewing({ step: 12, end: 15 }).wish({ do: "last" });
    expect(seen[0]?.world.step).toBe(12);
    expect(now().world.step).toBe(15);
  });

  it("plays up to a question, and on when it has been answered", () => {
    const viewed = viewing();
    viewed.wish({ do: "play" });
    clock.pass(120_000);
    expect(now()).toMatchObject({ beat: 0, playing: false });
    expect(viewed.question?.answers).toHaveLength(4);
    viewed.guess(1);
    expect(now().guess).toBe(1);
    viewed.wish({ do: "play" });
    clock.pass(120_000);
    expect(now().world.step).toBe(now().scene.end.step);
  });

  it("hands on what happened since the view before, and nothing after a jump", () => {
    const viewed = viewing();
    viewed.wish({ do: "move", by: 1 });
    expect(now().fresh.length).toBeGreaterThan(0);
    expect(now().fresh.every(({ step }) => step <= now().world.step)).toBe(true);
    viewed.wish({ do: "last" });
    expect(now().fresh).toEqual([]);
    viewed.wish({ do: "move", by: -1 });
    expect(now().fresh).toEqual([]);
  });

  it("keeps the first answer, and shows it again on the way back", () => {
    const viewed = viewing();
    viewed.wish({ do: "next" });
    viewed.guess(3);
    viewed.guess(0);
    viewed.wish({ do: "next" });
    expect(now().guess).toBeNull();
    viewed.wish({ do: "previous" });
    expect(now().guess).toBe(3);
    expect(viewed.question).toBeNull();
  });

  it("takes no answer that is none", () => {
    const viewed = viewing();
    viewed.guess(0);
    viewed.wish({ do: "next" });
    viewed.guess(17);
    expect(now().guess).toBeNull();
  });

  it("marks what is told of only where it is told", () => {
    const viewed = viewing();
    now().scene.beats.forEach(() => {
      viewed.wish({ do: "next" });
    });
    expect(now().look).toEqual(["P1.runnext", "P1.runq", "P0"]);
    viewed.wish({ do: "move", by: 1 });
    expect(now().beat).toBe(3);
    expect(now().look).toEqual([]);
  });

  it("tells of the event that led there, and of several of the turn in the story", () => {
    viewing({ step: 15 });
    expect(now().event?.kind).toBe("steal");
    viewing({ step: 12 });
    expect(now().event?.kind).toBe("goCreated");
  });

  it("tells those who come later, too", () => {
    const viewed = viewing();
    viewed.wish({ do: "last" });
    const late: SceneView[] = [];
    viewed.watch((view) => late.push(view));
    expect(late.map(({ at }) => at)).toEqual([now().at]);
  });
});
