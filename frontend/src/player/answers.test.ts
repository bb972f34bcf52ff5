// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { answerNamed, namesOnBoard } from "./answers";

const words = { en: "", ru: "" };
const question = {
  ask: words,
  because: words,
  answers: [{ target: "P1.runq", right: true }, { target: "G7" }, { value: 3 }],
};

afterEach(() => {
  document.body.replaceChildren();
});

describe("pointing at an answer", () => {
  it("means the thing before the place where it stands", () => {
    expect(answerNamed(question, ["G7", "P1.runq"])).toBe(1);
    expect(answerNamed(question, ["G8", "P1.runq"])).toBe(0);
  });

  it("means none where nothing fits", () => {
    expect(answerNamed(question, ["P0"])).toBeNull();
    expect(answerNamed(question, [])).toBeNull();
  });

  it("names a thing of the board, its place, and whose place that is", () => {
    const mark = document.createElement("button");
    mark.dataset["key"] = "G8";
    mark.dataset["place"] = "P1.runq";
    document.body.append(mark);
    expect(namesOnBoard(document.body, { kind: "g", id: 8 })).toEqual(["G8", "P1.runq", "P1"]);
    expect(namesOnBoard(document.body, { kind: "queue", id: "P0" })).toEqual(["P0.runq"]);
    expect(namesOnBoard(document.body, { kind: "reason", id: "select" })).toEqual([]);
  });
});
