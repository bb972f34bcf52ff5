// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { decodeScenario } from "./fragment.ts";
import { Share } from "./share.ts";

const scenario = { version: 1, go: "1.26", seed: 7, commands: [] };

let share: Share;
let copied: string[];

const find = (selector: string) => share.renderRoot.querySelector<HTMLElement>(selector);
const fields = () =>
  [...share.renderRoot.querySelectorAll("input[readonly], textarea")].map(
    (field) => field.ariaLabel,
  );
const field = (what: string) =>
  share.renderRoot.querySelector<HTMLInputElement>(`[aria-label="${what}"][readonly]`);
const status = () => find("[role=status]")?.textContent;

async function press(button: string): Promise<void> {
  find(button)?.click();
  await new Promise((resolve) => setTimeout(resolve));
  await share.updateComplete;
}

describe("the share dialog", () => {
  beforeEach(async () => {
    document.documentElement.lang = "en";
    copied = [];
    share = Object.assign(new Share(), {
      session: "HSvHvIKHj1Bt",
      step: 42,
      branch: 1,
      scenario: () => Promise.resolve(scenario),
      copyText: (words: string) => {
        copied.push(words);
        return Promise.resolve();
      },
    });
    document.body.replaceChildren(share);
    await share.updateComplete;
    await share.show();
    await share.updateComplete;
  });

  it("shares the moment at which it was opened, though the session goes on", async () => {
    share.step = 43;
    await share.updateComplete;
    expect(field("Link to this instant")?.value).toMatch(/\/play\/HSvHvIKHj1Bt\?step=42&branch=1$/);
    expect(find("img")?.getAttribute("src")).toContain("/board.svg?step=42");
  });

  it("has no picture of a branch that the session does not play", async () => {
    find("dialog")?.dispatchEvent(new Event("close"));
    share.otherBranch = true;
    await share.show();
    await share.updateComplete;
    expect(find("img")).toBeNull();
    expect(share.renderRoot.textContent).toContain("Show this branch first");
  });

  it("shares a run that is still being started, and not what stood there before", async () => {
    find("dialog")?.dispatchEvent(new Event("close"));
    let start = (): void => undefined;
    share.settled = () =>
      new Promise((resolve) => {
        start = resolve;
      });
    const shown = share.show();
    share.session = "NewRun000000";
    share.step = 0;
    start();
    await shown;
    await share.updateComplete;
    expect(field("Link to this instant")?.value).toContain("/play/NewRun000000?step=0");
  });

  it("copies a link, and says which", async () => {
    await press('[aria-label="Copy: Link that makes a copy"]');
    expect(copied[0]).toMatch(/\/play\?fork=HSvHvIKHj1Bt&step=42&branch=1$/);
    expect(status()).toBe("Copied: Link that makes a copy");
  });

  it("selects the field to copy by hand where the clipboard is refused", async () => {
    share.copyText = () => Promise.reject(new Error("refused"));
    await press('[aria-label="Copy: Link to this instant"]');
    expect(status()).toContain("by hand");
    expect(share.shadowRoot?.activeElement).toBe(field("Link to this instant"));
  });

  it("has a link with the whole run in it", async () => {
    const link = field("Self-contained link")?.value ?? "";
    expect(await decodeScenario(new URL(link).hash)).toEqual({ ok: true, value: scenario });
  });

  it.each([
    [null, "did not send"],
    [{ title: Array.from({ length: 400_000 }, (_, i) => i).join("") }, "32 KiB"],
  ])("says in words why there is no such link", async (document, words) => {
    find("dialog")?.dispatchEvent(new Event("close"));
    share.scenario = () => Promise.resolve(document);
    await share.show();
    await share.updateComplete;
    expect(fields()).not.toContain("Self-contained link");
    expect(find(".all")?.textContent).toContain(words);
  });

  it("moves over the steps that are marked, or else over the last twenty", async () => {
    const steps = () => share.renderRoot.querySelector("gopark-share-animation")?.stretch;
    expect(steps()).toEqual({ from: 22, to: 42 });
    find("dialog")?.dispatchEvent(new Event("close"));
    share.marked = () => ({ from: 3, to: 9 });
    await share.show();
    await share.updateComplete;
    expect(steps()).toEqual({ from: 3, to: 9 });
  });

  it("offers a frame only where there is a scene to show in it", async () => {
    expect(fields()).not.toContain("Frame for your page");
    share.scene = { id: "C10", title: "Stealing" };
    await share.updateComplete;
    expect(field("Frame for your page")?.value).toContain('title="Go’s scheduler: Stealing"');
  });

  it("saves the picture on the chosen paper, and says if that fails", async () => {
    const saved: string[] = [];
    share.savePng = (address, name) => {
      saved.push(`${address} ${name}`);
      return Promise.resolve();
    };
    find("input[value=dark]")?.dispatchEvent(new Event("change"));
    await share.updateComplete;
    await press(".png");
    expect(saved[0]).toMatch(/theme=dark&lang=en gopark-HSvHvIKHj1Bt-42\.png$/);
    share.savePng = () => Promise.reject(new Error("no canvas"));
    await press(".png");
    expect(status()).toContain("Save the SVG");
  });
});
