// @vitest-environment happy-dom
import { html, render } from "lit";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { codeWithSources, functionName, withSources } from "./sources.ts";

let room: HTMLElement;

function drawn(content: unknown): HTMLElement {
  room = document.createElement("p");
  render(html`${content}`, room);
  return room;
}

/** What leads where, as `words → address`. */
const links = (content: unknown) =>
  [...drawn(content).querySelectorAll("a")].map(
    (link) => `${link.textContent} → ${link.getAttribute("href") ?? ""}`,
  );

describe("names of Go's functions", () => {
  beforeEach(() => {
    document.documentElement.lang = "en";
    vi.unstubAllGlobals();
  });

  it("lead to the source of the release that is played, in a new tab", () => {
    expect(links(functionName("runtime.(*m).becomeSpinning", "1.24"))).toEqual([
      "runtime.(*m).becomeSpinning → /source/1.24/runtime.m.becomeSpinning",
    ]);
    const link = room.querySelector("a");
    expect(link?.title).toBe("Source of Go 1.24, in a new tab");
    expect(link?.target).toBe("_blank");
    expect(link?.rel).toBe("noopener noreferrer");
  });

  it("lead nowhere from what is no function, or where no source is known", () => {
    expect(links(functionName("gopark", "1.26"))).toEqual([]);
    expect(links(functionName("runtime.handoffp", "1.19"))).toEqual([]);
    expect(links(functionName("runtime.handoffp", "1.0-local"))).toEqual([]);
    expect(links(functionName("runtime.handoffp", ""))).toEqual([]);
    expect(room.textContent).toBe("runtime.handoffp");
  });

  it("lead from a design of several releases to the server, which knows what it is made of", () => {
    expect(links(functionName("runtime.handoffp", "N:1"))).toEqual([
      "runtime.handoffp → /source/N%3A1/runtime.handoffp",
    ]);
    expect(room.querySelector("a")?.title).toBe("Go’s source, in a new tab");
    expect(links(functionName("runtime.handoffp", "article"))).toHaveLength(1);
  });

  it("are found in code, with what they are called on", () => {
    expect(links(codeWithSources("globrunqput(gp); stopm()", "1.26"))).toEqual([
      "globrunqput → /source/1.26/runtime.globrunqput",
      "stopm → /source/1.26/runtime.stopm",
    ]);
    expect(links(codeWithSources("pp.timers.check", "1.26"))).toEqual([
      "pp.timers.check → /source/1.26/runtime.timers.check",
    ]);
    expect(links(codeWithSources("gcController.findRunnableGCWorker", "1.26"))).toEqual([
      "gcController.findRunnableGCWorker → " +
        "/source/1.26/runtime.gcControllerState.findRunnableGCWorker",
    ]);
    expect(links(codeWithSources("sched.runqsize != 0", "1.26"))).toEqual([]);
    expect(links(codeWithSources("pp.runSafePointFn != 0", "1.26"))).toEqual([]);
    expect(room.textContent).toBe("pp.runSafePointFn != 0");
  });

  it("are found in sentences of any language, and not in words that look like them", () => {
    expect(links(withSources("Функция handoffp передаёт P, а wakep будит поток.", "1.26"))).toEqual(
      ["handoffp → /source/1.26/runtime.handoffp", "wakep → /source/1.26/runtime.wakep"],
    );
    expect(links(withSources("G7 calls runtime.Gosched.", "1.26"))).toEqual([
      "runtime.Gosched → /source/1.26/runtime.Gosched",
    ]);
    const plain = "It is ready to execute; sysmon may retake P0.runnext of gopark/sched.";
    expect(links(withSources(plain, "1.26"))).toEqual([]);
    expect(room.textContent).toBe(plain);
  });

  it("stand out as code between backticks, where words mean the function", () => {
    expect(links(withSources("`ready` puts it into `runnext`.", "1.26"))).toEqual([
      "ready → /source/1.26/runtime.ready",
    ]);
    expect([...room.querySelectorAll("code")].map((code) => code.textContent)).toEqual([
      "ready",
      "runnext",
    ]);
  });

  it("are no stop of the Tab key where a list has one of its own", () => {
    drawn(codeWithSources("schedule()", "1.26", false));
    expect(room.querySelector("a")?.getAttribute("tabindex")).toBe("-1");
    drawn(codeWithSources("schedule()", "1.26"));
    expect(room.querySelector("a")?.hasAttribute("tabindex")).toBe(false);
  });

  it("are no links in a frame that may open no other page", () => {
    vi.stubGlobal("origin", "null");
    expect(links(functionName("runtime.handoffp", "1.26"))).toEqual([]);
    expect(links(withSources("`handoffp`, wakep", "1.26"))).toEqual([]);
    expect(room.textContent).toBe("handoffp, wakep");
  });
});
