// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "./examples";
import "./inside";
import "./output";
import "./run-settings-form";
import { drawPeople, pressedPerson } from "./people";
import type { Standing } from "./standing";

const standing = (g: number, state: Standing["state"], reason = ""): Standing => ({
  g,
  name: "main.worker",
  line: 12,
  state,
  reason,
});

async function shown<Name extends "gopark-output" | "gopark-inside" | "gopark-run-settings">(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) {
  const element = document.createElement(name);
  Object.assign(element, properties);
  document.body.append(element);
  await element.updateComplete;
  return element;
}

const words = (element: Element): string =>
  (element.shadowRoot?.textContent ?? "").replace(/\s+/g, " ").trim();

beforeEach(() => {
  document.documentElement.lang = "en";
});

afterEach(() => {
  document.body.replaceChildren();
});

describe("what a program prints", () => {
  it("is shown as it is, and nothing before", async () => {
    const output = await shown("gopark-output", {});
    expect(words(output)).toBe("Nothing is printed yet.");
    output.printed = [
      { text: "a <b>\n", toStderr: false },
      { text: "oh", toStderr: true },
    ];
    await output.updateComplete;
    expect(output.shadowRoot?.querySelector("pre")?.textContent).toContain("a <b>\noh");
    expect(output.shadowRoot?.querySelector(".stderr")?.textContent).toBe("oh");
  });

  it("ends with how it ended, and what Go said last", async () => {
    const stderr = "panic: oh\n\ngoroutine 1 [running]:\n";
    const output = await shown("gopark-output", { ended: { exitCode: 2, stderr } });
    expect(output.shadowRoot?.querySelector("pre.stderr")?.textContent).toContain("panic: oh");
    expect(output.shadowRoot?.querySelector(".ending.bad")?.textContent).toContain("exit code 2");
  });
});

describe("a program from inside", () => {
  it("is who stands on which line", async () => {
    const inside = await shown("gopark-inside", {
      standing: [standing(7, "waiting", "chan receive")],
    });
    expect(words(inside)).toContain("Line 12 G7 main.worker, waiting (chan receive)");
  });

  it("is the calls of who is chosen, with their variables", async () => {
    const frames = [
      { function: "sync.(*WaitGroup).Wait", file: "sync/waitgroup.go", line: 118, variables: [] },
      {
        function: "main.main",
        file: "main.go",
        line: 9,
        variables: [{ name: "jobs", type: "chan int", value: "0xc01", thing: "chan 5" }],
      },
    ];
    const inside = await shown("gopark-inside", {
      thing: { kind: "g", id: 1 },
      stack: { g: 1, frames },
      file: "main.go",
    });
    const chosen: unknown[] = [];
    const lines: number[] = [];
    inside.addEventListener("gopark-choose", ({ detail }) => chosen.push(detail));
    inside.addEventListener("gopark-line", ({ detail }) => lines.push(detail));
    for (const link of inside.shadowRoot?.querySelectorAll<HTMLElement>(".link") ?? []) {
      link.click();
    }
    expect(words(inside)).toContain("jobs 0xc01 chan int");
    expect(chosen).toEqual([{ kind: "channel", id: 5 }]);
    expect(lines).toEqual([9]);
    expect(inside.shadowRoot?.querySelectorAll(".library")).toHaveLength(1);
  });

  it("is the values of a channel, and who waits at it", async () => {
    const inside = await shown("gopark-inside", {
      thing: { kind: "channel", id: 5 },
      channel: {
        id: 5,
        name: "jobs",
        type: "int",
        capacity: 2,
        values: ["4", "5"],
        senders: [{ g: 1, value: "6" }],
        receivers: [],
      },
    });
    expect(words(inside)).toContain("Channel jobs");
    expect(words(inside)).toContain("2 of 2 values in it");
    expect(words(inside)).toContain("Wait to send G1 6");
  });
});

describe("marks beside a line", () => {
  it("are two at most", () => {
    const two = drawPeople([standing(7, "running"), standing(8, "runnable")]) as Element;
    expect([...two.children].map(({ textContent }) => textContent)).toEqual(["7", "8"]);
    const three = drawPeople([
      standing(7, "running"),
      standing(8, "runnable"),
      standing(9, "waiting"),
    ]) as Element;
    expect([...three.children].map(({ textContent }) => textContent)).toEqual(["7", "+2"]);
    expect(pressedPerson(three.firstElementChild)).toEqual({ g: 7 });
    expect(pressedPerson(three.lastElementChild)).toEqual({ g: null });
    expect(pressedPerson(document.body)).toBeNull();
  });
});

describe("the settings", () => {
  it("tell what is written", async () => {
    const form = await shown("gopark-run-settings", { releases: ["1.26", "1.13"] });
    let changes = 0;
    form.addEventListener("change", () => changes++);
    const field = form.shadowRoot?.querySelector<HTMLInputElement>("input[inputmode=decimal]");
    if (!field) throw new Error("There is no field");
    field.value = "2";
    field.dispatchEvent(new Event("input"));
    expect(form.settings).toEqual({ gomaxprocs: 2 });
    expect(changes).toBe(1);
  });
});
