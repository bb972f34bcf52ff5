// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { draggedCommand, heldAs } from "./dragged.ts";
import type { Snapshot } from "../world/world.ts";
import recorded from "../world/testdata/snapshot.json" with { type: "json" };
import type { Command } from "../world/command.ts";
import { Palette } from "./palette.ts";

const world = recorded as unknown as Snapshot;
let palette: Palette;
let commands: Command[];

function part(name: string): ShadowRoot {
  const root = palette.renderRoot.querySelector(name)?.shadowRoot;
  if (!root) throw new Error(`There is no ${name}`);
  return root;
}

const goroutines = () => part("gopark-new-goroutines");

function all<Found extends Element>(root: ShadowRoot, selector: string): Found[] {
  return [...root.querySelectorAll<Found>(selector)];
}

async function settle(): Promise<void> {
  await palette.updateComplete;
  await Promise.resolve();
}

async function chooseBehaviour(kind: string): Promise<void> {
  const radio = goroutines().querySelector<HTMLInputElement>(`input[value="${kind}"]`);
  radio?.dispatchEvent(new Event("change"));
  await settle();
}

function submit(root: ShadowRoot, index = 0): void {
  all<HTMLFormElement>(root, "form")[index]?.dispatchEvent(
    new Event("submit", { cancelable: true }),
  );
}

beforeEach(async () => {
  document.documentElement.lang = "en";
  commands = [];
  palette = new Palette();
  palette.world = world;
  palette.addEventListener("gopark-command", ({ detail }) => commands.push(detail));
  document.body.replaceChildren(palette);
  await settle();
});

describe("new goroutines", () => {
  it("are started by main, one that computes, if nothing else is said", () => {
    submit(goroutines());
    expect(commands).toEqual([
      { do: "go", behaviour: { kind: "cpu", ns: 5_000_000, calls: true }, count: 1, by: 1 },
    ]);
  });

  it("are as many as wanted, on a P", async () => {
    const [count] = all<HTMLInputElement>(goroutines(), 'input[max="100000"]');
    if (count === undefined) throw new Error("There is no field for the count");
    count.value = "257";
    count.dispatchEvent(new Event("input"));
    const where = all<HTMLSelectElement>(goroutines(), "select").at(-1);
    if (where === undefined) throw new Error("There is no field for the place");
    where.value = "p2";
    where.dispatchEvent(new Event("change"));
    await settle();
    submit(goroutines());
    expect(commands).toMatchObject([{ do: "go", count: 257, p: 2 }]);
    expect(goroutines().querySelector("button.primary")?.textContent).toBe("Start 257 goroutines");
  });

  it("have the chosen goroutine as a parent, if it can be one", async () => {
    const offered = () => all<HTMLOptionElement>(goroutines(), "option").map(({ value }) => value);
    palette.chosen = { kind: "g", id: 6 };
    await settle();
    expect(offered()).toContain("g6");
    palette.chosen = { kind: "g", id: 13 };
    await settle();
    expect(offered()).not.toContain("g13");
  });

  it("do what the fields of their behaviour say", async () => {
    await chooseBehaviour("forever");
    const calls = goroutines().querySelector<HTMLInputElement>("input[type=checkbox]");
    if (calls === null) throw new Error("There is no checkbox");
    calls.checked = false;
    calls.dispatchEvent(new Event("change"));
    await settle();
    submit(goroutines());
    expect(commands).toMatchObject([{ behaviour: { kind: "forever", calls: false } }]);
  });

  it("are not started with a script that cannot be read, and that is said", async () => {
    await chooseBehaviour("script");
    const steps = goroutines().querySelector("textarea");
    if (steps === null) throw new Error("There is no field for the steps");
    steps.value = "[";
    steps.dispatchEvent(new Event("input"));
    await settle();
    submit(goroutines());
    expect(commands).toEqual([]);
    expect(goroutines().querySelector("[role=alert]")?.textContent).toContain("not a JSON list");
  });

  it("can be dragged, and whoever takes them adds the place", () => {
    const data = new Map<string, string>();
    const event = Object.assign(new Event("dragstart"), {
      dataTransfer: { setData: (type: string, value: string) => data.set(type, value) },
    });
    goroutines().querySelector(".chip")?.dispatchEvent(event);
    const held = heldAs(data.get(draggedCommand) ?? "");
    expect(held).toMatchObject({ do: "go", count: 1 });
    expect(held).not.toHaveProperty("by");
  });
});

describe("the machine beneath", () => {
  const machine = () => part("gopark-machine-settings");

  it("is sent the signal that was chosen", () => {
    const select = machine().querySelector("select");
    if (select === null) throw new Error("There are no signals");
    select.value = "SIGQUIT";
    submit(machine(), 3);
    expect(commands).toEqual([{ do: "signal", signal: "SIGQUIT" }]);
  });

  it("gets another GOMAXPROCS, cores, a quota, a collection", () => {
    const [procs] = all<HTMLInputElement>(machine(), "input[type=number]");
    if (procs === undefined) throw new Error("There is no field for GOMAXPROCS");
    procs.value = "2";
    submit(machine(), 0);
    submit(machine(), 1);
    submit(machine(), 2);
    all<HTMLButtonElement>(machine(), 'button[type="button"]').at(-1)?.click();
    expect(commands).toEqual([
      { do: "gomaxprocs", n: 2 },
      { do: "cores", n: 4 },
      { do: "quota", quotaNs: 0, periodNs: 100_000_000 },
      { do: "gc" },
    ]);
  });
});

describe("the rules", () => {
  const rules = () => part("gopark-rule-switches");

  it("are switched one by one", () => {
    const stealing = rules().querySelector<HTMLInputElement>("input[name=stealing]");
    const tick = rules().querySelector<HTMLInputElement>("input[name=globalTick]");
    if (stealing === null || tick === null) throw new Error("There is a switch missing");
    expect(stealing.checked).toBe(true);
    stealing.checked = false;
    stealing.dispatchEvent(new Event("change"));
    tick.value = "1";
    tick.dispatchEvent(new Event("change"));
    expect(commands).toEqual([
      { do: "rules", stealing: false },
      { do: "rules", globalTick: 1 },
    ]);
  });

  it("go back to what holds when a change is refused", async () => {
    const stealing = () => rules().querySelector<HTMLInputElement>("input[name=stealing]");
    stealing()?.click();
    expect(stealing()?.checked).toBe(false);
    palette.problem = { title: "Not now" };
    await settle();
    expect(stealing()?.checked).toBe(true);
    expect(palette.renderRoot.querySelector("[role=alert]")?.textContent).toContain("Not now");
  });

  it("are those of another release in a new session", async () => {
    const wanted: string[] = [];
    palette.addEventListener("gopark-release", ({ detail }) => wanted.push(detail));
    const about = { en: "Old.", ru: "Старая." };
    palette.releases = [
      { name: "1.26", title: { en: "Go 1.26", ru: "Go 1.26" }, about },
      { name: "1.13", title: { en: "Go 1.13", ru: "Go 1.13" }, about },
    ];
    await settle();
    const select = rules().querySelector("select");
    if (select === null) throw new Error("There is no list of releases");
    select.value = "1.13";
    select.dispatchEvent(new Event("change"));
    submit(rules());
    expect(wanted).toEqual(["1.13"]);
  });
});
