// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Notice } from "./notice.ts";
import type { Trouble } from "./trouble.ts";

let notice: Notice;

const find = (selector: string) => notice.renderRoot.querySelector<HTMLElement>(selector);
const words = (selector: string) =>
  find(selector)?.textContent.replaceAll(/\s+/g, " ").trim() ?? "";

async function show(trouble: Trouble | null): Promise<void> {
  notice.trouble = trouble;
  await notice.updateComplete;
}

const refused = (code: string): Trouble => ({
  kind: "refused",
  problem: { code, title: "This is not possible now", detail: "G7 is dead." },
});

function heard(name: "gopark-retry" | "gopark-fork" | "gopark-dismiss"): () => number {
  let count = 0;
  document.body.addEventListener(name, () => count++, { once: true });
  return () => count;
}

describe("the notice", () => {
  beforeEach(async () => {
    document.documentElement.lang = "en";
    notice = new Notice();
    document.body.replaceChildren(notice);
    await notice.updateComplete;
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it("says nothing while all is well", async () => {
    expect(find(".box")?.hidden).toBe(true);
    await show({ kind: "unreachable" });
    await show(null);
    expect(find(".box")?.hidden).toBe(true);
    expect(words("[role=alert]")).toBe("");
  });

  it("counts the seconds to the next try, which no screen reader is told each second", async () => {
    vi.useFakeTimers();
    await show({ kind: "lost", retryInMs: 2_400 });
    expect(words(".count")).toBe("Next try in 3 seconds");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(words(".count")).toBe("Next try in 1 second");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(words(".count")).toBe("Trying…");
    expect(find(".count")?.closest("[role=alert], [role=status]")).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("tells of a lost stream calmly, and can try at once", async () => {
    await show({ kind: "lost", retryInMs: null });
    expect(words("[role=status]")).toContain("can still look at");
    expect(words("[role=alert]")).toBe("");
    const retries = heard("gopark-retry");
    find(".retry")?.click();
    expect(retries()).toBe(1);
  });

  it.each([{ kind: "gone" } as const, refused("session-not-found"), refused("session-ended")])(
    "leads from a session that is over to a new one and to the scenes",
    async (trouble) => {
      await show(trouble);
      const links = [...notice.renderRoot.querySelectorAll("a")];
      expect(links.map((link) => link.getAttribute("href"))).toEqual(["/play", "/"]);
      expect(words("[role=alert]")).toContain("This session is over");
    },
  );

  it("leads from a session that cannot be read to what is stored of it", async () => {
    const problem = { code: "session-unreadable", title: "No", detail: "Scripts are gone." };
    await show({ kind: "unreadable", stored: "/api/sessions/abc/scenario", problem });
    const links = [...notice.renderRoot.querySelectorAll("a")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/api/sessions/abc/scenario",
      "/play",
      "/",
    ]);
    expect(links[0]?.download).toBe("scenario.json");
    expect(words("[role=alert]")).toBe("No Scripts are gone.");
  });

  it("says what a refused action needs, and goes when it was read", async () => {
    await show(refused("not-now"));
    expect(words("[role=alert]")).toBe("This is not possible now G7 is dead.");
    const dismissals = heard("gopark-dismiss");
    find(".dismiss")?.click();
    expect(dismissals()).toBe(1);
  });

  it("offers a copy of one's own where the edit key is missing", async () => {
    await show(refused("edit-key-missing"));
    const forks = heard("gopark-fork");
    find(".fork")?.click();
    expect(forks()).toBe(1);
  });

  it.each(["too-many-sessions", "too-many-streams", "too-much-memory", "too-many-requests"])(
    "can try again what %s has refused",
    async (code) => {
      await show(refused(code));
      expect(words("[role=alert]")).toContain("G7 is dead.");
      expect(find(".retry")).not.toBeNull();
    },
  );

  it("loads a page anew that is older than the server", async () => {
    const reload = vi.fn();
    notice.reload = reload;
    await show({ kind: "outdated" });
    find(".ways button")?.click();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    [1, "через 1 секунду"],
    [2, "через 2 секунды"],
    [5, "через 5 секунд"],
    [21, "через 21 секунду"],
  ])("counts %i in Russian", async (seconds, russian) => {
    document.documentElement.lang = "ru";
    await show({ kind: "lost", retryInMs: seconds * 1000 });
    expect(words(".count")).toBe(`Следующая попытка ${russian}`);
  });
});
