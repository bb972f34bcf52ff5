// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { compilePattern } from "../../build/texts/message.ts";
import { formatMessage } from "./format-message.ts";
import { textsOf } from "./texts.ts";

const english = "{n, plural, one {# goroutine} other {# goroutines}}";
const russian =
  "{n, plural, one {# горутина} few {# горутины} many {# горутин} other {# горутины}}";

const text = textsOf(
  {
    title: { en: "Who runs next?", ru: "Кто выполнится следующим?" },
    count: { en: compilePattern(english, "en"), ru: compilePattern(russian, "ru") },
  },
  formatMessage,
);

describe("texts", () => {
  beforeEach(() => {
    document.documentElement.lang = "en";
  });

  it("are in the language of the page as it is now", () => {
    expect(text("title")).toBe("Who runs next?");
    document.documentElement.lang = "ru";
    expect(text("title")).toBe("Кто выполнится следующим?");
  });

  it("are English on a page of an unknown language", () => {
    document.documentElement.lang = "de";
    expect(text("title")).toBe("Who runs next?");
  });

  it("count as each language counts", () => {
    expect([1, 2, 5000].map((n) => text("count", { n }))).toEqual([
      "1 goroutine",
      "2 goroutines",
      "5,000 goroutines",
    ]);
    document.documentElement.lang = "ru";
    expect([1, 2, 5, 21, 1.5].map((n) => text("count", { n }))).toEqual([
      "1 горутина",
      "2 горутины",
      "5 горутин",
      "21 горутина",
      "1,5 горутины",
    ]);
  });

  it("say which of them is missing", () => {
    expect(() => text("nope")).toThrow('There is no text "nope"');
  });
});
