// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { hereIs } from "./language-links";

describe("a link to another language", () => {
  let link: HTMLAnchorElement;

  beforeEach(() => {
    link = document.createElement("a");
    link.hreflang = "ru";
    link.href = "/course?lang=ru";
    link.append(document.createElement("b"));
    link.addEventListener("click", (event) => {
      event.preventDefault();
    });
    document.body.replaceChildren(link);
  });

  it("keeps what the address carries before and behind its #", () => {
    history.replaceState(null, "", "/learn/exam?seed=7&lang=en#s=1abc");
    link.querySelector("b")?.click();
    expect(link.href).toMatch(/\/learn\/exam\?seed=7&lang=ru#s=1abc$/);
  });

  it("leads to what a page says is in sight", () => {
    hereIs(() => "/play/abc?step=5&branch=0");
    link.click();
    expect(link.href).toMatch(/\/play\/abc\?step=5&branch=0&lang=ru$/);
  });
});
