// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import {
  courseItems,
  courseOf,
  fromMainOn,
  hasTask,
  isWhole,
  sceneDocument,
  titleOf,
} from "./document";
import type { SchedulerEvent } from "../../world/event";

const reading = (fields: Readonly<Record<string, string>>) => (name: string) => fields[name] ?? "";
const eventAt = (step: number) => ({ step }) as SchedulerEvent;

describe("a scene of one's own", () => {
  it("is called as it says in the reader’s language, also if it comes from a file", () => {
    const made = { title: { en: "Mine", ru: "Моя" }, challenge: {} };
    expect([titleOf(made, "en"), titleOf(made, "ru"), hasTask(made)]).toEqual([
      "Mine",
      "Моя",
      true,
    ]);
    expect([titleOf(null, "en"), titleOf([], "ru"), hasTask({})]).toEqual(["", "", false]);
  });

  it("has its moments in the order of the run, and one language for both", () => {
    const document = sceneDocument({
      scenario: { version: 1 },
      read: reading({ "title.en": "Mine", "about.ru": "О краже" }),
      acts: [],
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

  it("has moments of one step one after the other, and those of step 0 where it opens", () => {
    const { beats } = sceneDocument({
      scenario: {},
      read: reading({}),
      acts: [],
      moments: [0, 7, 7].map((step) => ({ event: eventAt(step), read: reading({}) })),
    }) as { beats: readonly unknown[] };
    expect(beats.map((beat) => (beat as { at?: unknown }).at)).toEqual([
      undefined,
      { condition: "step == 7" },
      undefined,
    ]);
  });

  it("begins with main's first line and not with the start of the runtime", () => {
    const event = (step: number, timeNs: number) => ({ step, timeNs }) as SchedulerEvent;
    const run = [event(0, 0), event(0, 106), event(0, 108), event(0, 108), event(1, 108)];
    expect(fromMainOn(run)).toEqual(run.slice(2));
  });

  it("asks where there is a question and answers, and knows the right ones by their mark", () => {
    const fields = { "question.en": "Who?", answers: "* G6\nG7\n", "because.en": "runnext" };
    const { beats } = sceneDocument({
      scenario: {},
      read: reading({}),
      acts: [],
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

describe("the challenge of a scene of one's own", () => {
  const act = { text: { en: "Collect", ru: "Собрать" }, commands: [{ do: "gc" }] };
  const documentOf = (fields: Readonly<Record<string, string>>, acts: readonly unknown[]) =>
    sceneDocument({ scenario: {}, read: reading(fields), acts, moments: [] });

  it("is left out where nothing of it was written", () => {
    expect(documentOf({ steps: "100" }, [])).not.toHaveProperty("challenge");
  });

  it("has one goal, the acts that were allowed, and the limits that were set", () => {
    const fields = {
      "ask.en": "Collect garbage.",
      condition: " ev.kind == 'gcTriggered' ",
      "goal.en": "A collection starts",
      "says.ru": "Верно.",
      commands: "3",
    };
    expect(documentOf(fields, [act])["challenge"]).toEqual({
      ask: { en: "Collect garbage.", ru: "Collect garbage." },
      actions: [act],
      goals: [
        {
          text: { en: "A collection starts", ru: "A collection starts" },
          condition: "ev.kind == 'gcTriggered'",
        },
      ],
      says: { en: "Верно.", ru: "Верно." },
      commands: 3,
    });
  });

  it("is sent half written, for the server says what is missing", () => {
    expect(documentOf({}, [act])["challenge"]).toMatchObject({ ask: { en: "" }, actions: [act] });
  });
});

describe("a scene that is being written", () => {
  const moment = { event: eventAt(1), read: reading({ "caption.en": "First" }) };
  const fields = { "title.en": "Mine", "about.en": "All of it" };
  const draft = { scenario: {}, read: reading(fields), acts: [], moments: [moment] };

  it("can be looked at once it has a title, a subject and a moment with a caption", () => {
    expect(isWhole(draft)).toBe(true);
    expect(isWhole({ ...draft, scenario: null })).toBe(false);
    expect(isWhole({ ...draft, moments: [] })).toBe(false);
    expect(isWhole({ ...draft, read: reading({ "title.en": "Mine" }) })).toBe(false);
    expect(isWhole({ ...draft, moments: [{ ...moment, read: reading({}) }] })).toBe(false);
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
