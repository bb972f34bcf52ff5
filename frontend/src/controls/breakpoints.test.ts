// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { Breakpoints } from "./breakpoints.ts";
import type { Command } from "../world/command.ts";

let element: Breakpoints;
let commands: Command[];

function find(selector: string, index = 0): HTMLInputElement {
  const found = element.renderRoot.querySelectorAll<HTMLInputElement>(selector)[index];
  if (found === undefined) throw new Error(`There is no ${selector}`);
  return found;
}

async function say(selector: string, index: number, value: string, type: string): Promise<void> {
  const field = find(selector, index);
  field.value = value;
  field.dispatchEvent(new Event(type));
  await element.updateComplete;
}

const condition = () => find("textarea").value;
const add = () => find("form").dispatchEvent(new Event("submit", { cancelable: true }));

describe("breakpoints", () => {
  beforeEach(async () => {
    document.documentElement.lang = "en";
    commands = [];
    element = new Breakpoints();
    element.world = { breakpoints: { b1: "ev.kind == 'steal'" }, stoppedBy: "b1", gomaxprocs: 2 };
    element.kinds = [
      { kind: "steal", name: "work stolen" },
      { kind: "goParked", name: "goroutine parks" },
    ];
    element.addEventListener("gopark-command", ({ detail }) => commands.push(detail));
    document.body.replaceChildren(element);
    await element.updateComplete;
  });

  it("are written by the builder as one says what one means", async () => {
    expect(condition()).toBe("ev.kind == 'steal'");
    await say("input", 0, "P1", "input");
    expect(condition()).toBe("ev.kind == 'steal' && ev.p == 1");
    add();
    expect(commands).toEqual([
      { do: "breakpoint", id: "b2", condition: "ev.kind == 'steal' && ev.p == 1" },
    ]);
  });

  it("watch a queue for its size", async () => {
    await say("select", 0, "queue", "change");
    expect(condition()).toBe("ps[0].runqsize == 256");
    await say("select", 1, "", "change");
    await say("input[type=number]", 0, "129", "input");
    expect(condition()).toBe("sched.runqsize == 129");
  });

  it("take a condition that was typed, and lose it only to the builder", async () => {
    await say("textarea", 0, "sched.npidle == 0", "input");
    add();
    expect(commands).toMatchObject([{ condition: "sched.npidle == 0" }]);
    await say("select", 0, "status", "change");
    expect(condition()).toBe("gs[1].status == '_Gwaiting'");
  });

  it("can be run until once, without one", () => {
    find("button[type=button]").click();
    expect(commands).toEqual([
      { do: "runUntil", condition: "ev.kind == 'steal'", limitNs: 1_000_000_000 },
    ]);
  });

  it("are listed, with the one that has stopped the run, and cleared", () => {
    expect(find("li").textContent).toContain("paused here");
    find("li button").click();
    expect(commands).toEqual([{ do: "clearBreakpoint", id: "b1" }]);
  });

  it("say what is wrong with a refused condition", async () => {
    element.problem = { title: "The request has an error", detail: "No such name." };
    await element.updateComplete;
    expect(find("[role=alert]").textContent).toContain("No such name.");
  });
});
