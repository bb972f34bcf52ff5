// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SceneListing } from "./listing";

const listings = [
  { id: "go", title: { en: "Source", ru: "Исходник" }, text: "go f()\nreturn" },
  { id: "asm", title: { en: "Assembly", ru: "Ассемблер" }, text: "MOVD\nCALL\nRET" },
];

async function shown(more: Partial<SceneListing>): Promise<ShadowRoot> {
  const listing = Object.assign(new SceneListing(), { listings }, more);
  document.body.append(listing);
  await listing.updateComplete;
  if (listing.shadowRoot === null) throw new Error("The listing has drawn nothing");
  return listing.shadowRoot;
}

const titles = (root: ShadowRoot) =>
  [...root.querySelectorAll("figcaption")].map(({ textContent }) => textContent);

beforeEach(() => {
  document.documentElement.lang = "en";
});

afterEach(() => {
  document.body.replaceChildren();
});

describe("a listing", () => {
  it("marks the lines that the beat speaks of", async () => {
    const root = await shown({ lights: ["asm:2-3"] });
    const marked = [...root.querySelectorAll("[aria-current=step]")];
    expect(marked.map(({ textContent }) => textContent.trim())).toEqual(["CALL", "RET"]);
    expect(titles(root)).toEqual(["Source", "Assembly"]);
  });

  it("shows where there is little room what is marked, and else the first", async () => {
    expect(titles(await shown({ lights: ["asm:1"], litOnly: true }))).toEqual(["Assembly"]);
    document.body.replaceChildren();
    expect(titles(await shown({ litOnly: true }))).toEqual(["Source"]);
  });

  it("speaks the language of the page", async () => {
    document.documentElement.lang = "ru";
    expect(titles(await shown({}))).toEqual(["Исходник", "Ассемблер"]);
  });
});
