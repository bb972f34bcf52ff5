// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { courseItems, courseOf, sceneDocument } from "./document";
import type { SchedulerEvent } from "../../world/event";

const reading = (fields: Readonly<Record<string, string>>) => (name: string) => fields[name] ?? "";
const eventAt = (step: number) => ({ step }) as SchedulerEvent;

describe("a scene of one's own", () => {
  it("has its moments in the order of the run, and one language for both", () => {
    const document = sceneDocument({
      scenario: { version: 1 },
      read: reading({ "title.en": "Mine", "about.ru": "О краже" }),
      moments: [
        { event: eventAt(9), read: reading({ "caption.en": "Later" }) },
        { event: eventAt(4), read: reading({ "caption.en": "First", shows: "gomaxprocs == 2" }) },
      ],
    });
    expect(document).toMatchObject({
      title: { en: "Mine", ru: "Mine" },
      about: { en: "О краже", ru: "О краже" },
      beats: [
        { id: "moment-1", at: { condition: "step == 4" }, shows: "gomaxprocs == 2" },
        { id: "moment-2", at: { condition: "step == 9" }, caption: { en: "Later" } },
      ],
    });
  });

  it("asks where there is a question and answers, and knows the right ones by their mark", () => {
    const fields = { "question.en": "Who?", answers: "* G6\nG7\n", "because.en": "runnext" };
    const { beats } = sceneDocument({
      scenario: {},
      read: reading({}),
      moments: [{ event: eventAt(1), read: reading(fields) }],
    }) as { beats: readonly unknown[] };
    expect(beats[0]).toMatchObject({
      question: {
        ask: { en: "Who?" },
        answers: [{ text: { en: "G6" }, right: true }, { text: { en: "G7" } }],
      },
    });
  });
});

describe("a course of one's own", () => {
  it("is a list of links of this site, with titles", () => {
    expect(courseItems("/scenes/steal Stealing\n\n/learn/search\n")).toEqual([
      { link: "/scenes/steal", title: "Stealing" },
      { link: "/learn/search", title: "/learn/search" },
    ]);
    expect(courseItems("/scenes/steal\njavascript:alert(1)")).toBe(2);
  });

  it("leaves out what an address brings that leads elsewhere", () => {
    const items = [
      { link: "/scenes/steal", title: "Stealing" },
      { link: "//elsewhere.example", title: "No" },
    ];
    expect(courseOf({ title: "Mine", items })?.items).toEqual([items[0]]);
    expect(courseOf("nothing")).toBeNull();
  });
});
