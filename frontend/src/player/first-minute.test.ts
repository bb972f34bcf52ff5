// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { FirstMinute, type FirstMinuteView } from "./first-minute";
import { HandClock, recordedScene } from "./testdata/recorded";
import { Viewing } from "./viewing";

let clock: HandClock;
let steps: number[];
let seen: FirstMinuteView[];

/** The recorded scene, with a second question at its third beat. */
function begin(): FirstMinute {
  const { scene, replay } = recordedScene();
  const question = scene.beats[0]?.question;
  if (question === undefined) throw new Error("The first beat asks nothing");
  const beats = scene.beats.map((beat, index) => (index === 2 ? { ...beat, question } : beat));
  const asking = { ...scene, beats };
  const viewing = new Viewing(asking, replay, {
    after: clock.after,
    show: ({ world }) => steps.push(world.step),
  });
  return new FirstMinute(asking, viewing, (view) => seen.push(view));
}

beforeEach(() => {
  clock = new HandClock();
  steps = [];
  seen = [];
  document.documentElement.lang = "en";
});

describe("the first minute", () => {
  it("asks at once, and the board stands still there", () => {
    begin();
    clock.pass(60_000);
    expect(seen).toMatchObject([{ number: 1, questions: 2, guess: null, next: null }]);
    expect(steps.at(-1)).toBe(seen[0]?.beat?.step);
  });

  it("explains an answer at once while the board plays what happens", () => {
    const minute = begin();
    minute.guess(1);
    expect(seen.at(-1)).toMatchObject({ number: 1, guess: 1, next: "question" });
    clock.pass(60_000);
    expect(steps.at(-1)).toBe(12);
    expect(seen.at(-1)?.beat?.step).toBe(10);
  });

  it("takes no second answer to a question", () => {
    const minute = begin();
    minute.guess(1);
    minute.guess(0);
    expect(seen.at(-1)?.guess).toBe(1);
    expect(minute.question).toBeNull();
  });

  it("asks the next when one goes on, and after the last comes the breaking", () => {
    const minute = begin();
    minute.goOn();
    expect(seen).toHaveLength(1);
    minute.guess(0);
    minute.goOn();
    clock.pass(60_000);
    expect(seen.at(-1)).toMatchObject({ number: 2, guess: null, next: null });
    expect(steps.at(-1)).toBe(15);
    minute.guess(0);
    clock.pass(60_000);
    expect(seen.at(-1)).toMatchObject({ next: "break", step: 16 });
    expect(steps.at(-1)).toBe(16);
    minute.goOn();
    expect(seen.at(-1)?.number).toBe(2);
  });

  it("lets nobody wait who goes on before the board has played", () => {
    const minute = begin();
    minute.guess(0);
    minute.goOn();
    clock.pass(2_500);
    expect(steps.at(-1)).toBe(15);
  });

  it("is answered also while the board is still on its way to the question", () => {
    const minute = begin();
    minute.guess(0);
    minute.goOn();
    minute.guess(2);
    clock.pass(60_000);
    expect(seen.at(-1)).toMatchObject({ number: 2, guess: 2 });
    expect(steps.at(-1)).toBe(16);
  });
});
