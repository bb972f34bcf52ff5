// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CommandClient } from "../../connection/command-client";
import type { PracticeClient } from "../../connection/practice-client";
import { Progress } from "../../lesson/progress";
import { done, failed } from "../../message/result";
import type { Exam } from "../../message/exam";
import type { World } from "../../world/world";
import type { LessonParts } from "../lesson/parts";
import type { Room } from "../lesson/room";
import { ExamRoom } from "./exam-room";

const exam = {
  seed: 7,
  causes: ["healthy", "leak"],
  cases: [
    { scenario: {}, until: 90 },
    { scenario: {}, until: 40 },
  ],
} as unknown as Exam;

describe("an exam", () => {
  let parts: LessonParts;
  let room: { session: string | null; onMoment: (world: World) => void };
  let isThere: boolean;
  let handedIn: ((isRight: boolean) => void)[];

  const press = (words: string): void => {
    const all = [...parts.words.querySelectorAll("button")];
    all.find(({ textContent }) => textContent === words)?.click();
  };
  const show = (step: number): void => {
    room.onMoment({ step } as World);
  };
  const proof = (): string => parts.words.querySelector(".exam-proof")?.textContent ?? "";
  const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

  beforeEach(async () => {
    vi.useFakeTimers();
    document.documentElement.lang = "en";
    const [page, words, stations, controls, trouble] = Array.from({ length: 5 }, () =>
      document.createElement("div"),
    );
    const board = { updateComplete: Promise.resolve(true) };
    parts = { page, words, stations, controls, trouble, board } as unknown as LessonParts;
    document.body.replaceChildren(parts.page, parts.words, parts.stations);
    isThere = true;
    handedIn = [];
    room = { session: null, onMoment: () => undefined };
    const entered = {
      enter: () => {
        room.session = "abc";
        return Promise.resolve(true);
      },
    };
    const event = {
      step: 1,
      timeNs: 1,
      kind: "schedtrace",
      fn: "f",
      detail: { line: "SCHED 0ms" },
    };
    new ExamRoom(exam, {
      parts,
      room: Object.assign(room, entered) as unknown as Room,
      client: {
        handIn: () =>
          new Promise((resolve) => {
            handedIn.push(() => {
              resolve(failed({ kind: "unreachable" }));
            });
          }),
      } as unknown as PracticeClient,
      commands: {
        events: () =>
          Promise.resolve(
            isThere ? done({ from: 0, events: [event] }) : failed({ kind: "unreachable" }),
          ),
      } as unknown as CommandClient,
      progress: new Progress(),
    }).open();
    await settle();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it("takes no proof before a moment of its case is shown", async () => {
    press("Take this moment as proof");
    expect(proof()).toBe("No proof yet");
    show(80);
    press("Take this moment as proof");
    expect(proof()).toBe("Your proof: step 80");
    press("Next case");
    await settle();
    press("Take this moment as proof");
    expect(proof()).toBe("No proof yet");
    show(12);
    press("Take this moment as proof");
    expect(proof()).toBe("Your proof: step 12");
  });

  it("says that what schedtrace printed did not come, and asks again", async () => {
    isThere = false;
    press("Next case");
    await settle();
    const printed = (): string => parts.words.querySelector("pre")?.textContent ?? "";
    expect(printed()).toContain("could not be loaded");
    isThere = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(printed()).toBe("SCHED 0ms");
  });

  it("is handed in once, however often somebody presses meanwhile", async () => {
    for (const step of [80, 12]) {
      show(step);
      press("Take this moment as proof");
      parts.words
        .querySelector("gopark-choice")
        ?.dispatchEvent(new CustomEvent("gopark-chosen", { detail: "leak" }));
      if (step === 80) press("Next case");
      await settle();
    }
    press("Hand in");
    press("Hand in");
    expect(handedIn).toHaveLength(1);
    handedIn[0]?.(false);
    await settle();
    press("Hand in");
    expect(handedIn).toHaveLength(2);
  });
});
