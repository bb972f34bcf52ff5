// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { DurationField } from "./duration-field.ts";

let field: DurationField;
let heard: number[];

async function say(selector: "input" | "select", value: string): Promise<void> {
  const part = field.renderRoot.querySelector<HTMLInputElement>(selector);
  if (part === null) throw new Error(`There is no ${selector}`);
  part.value = value;
  part.dispatchEvent(new Event("change"));
  await field.updateComplete;
}

const shown = () => field.renderRoot.querySelector("input")?.value;

describe("the field for a length of time", () => {
  beforeEach(async () => {
    document.documentElement.lang = "en";
    field = new DurationField();
    field.ns = 5_000_000;
    heard = [];
    field.addEventListener("change", () => heard.push(field.ns));
    document.body.replaceChildren(field);
    await field.updateComplete;
  });

  it("shows it in the unit that suits it", () => {
    expect(shown()).toBe("5");
  });

  it("is in nanoseconds to whoever listens", async () => {
    await say("input", "2.5");
    await say("select", "us");
    expect(heard).toEqual([2_500_000, 2_500]);
    expect(shown()).toBe("2.5");
  });

  it("keeps what it had when what is typed is no number, and is never negative", async () => {
    await say("input", "");
    expect(field.ns).toBe(5_000_000);
    await say("input", "-3");
    expect(field.ns).toBe(0);
  });
});
