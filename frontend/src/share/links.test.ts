import { describe, expect, it } from "vitest";
import {
  animationPath,
  embedCode,
  forkLink,
  instantLink,
  picturePath,
  wholeLink,
} from "./links.ts";

const origin = "https://gopark.example";
const instant = { session: "HSvHvIKHj1Bt", step: 42, branch: 1 };

describe("a link", () => {
  it("leads to an instant of a branch, or of the one that is shown", () => {
    expect(instantLink(origin, instant)).toBe(`${origin}/play/HSvHvIKHj1Bt?step=42&branch=1`);
    expect(instantLink(origin, { ...instant, branch: null })).toBe(
      `${origin}/play/HSvHvIKHj1Bt?step=42`,
    );
  });

  it("makes a copy, or carries all in itself", () => {
    expect(forkLink(origin, instant)).toBe(`${origin}/play?fork=HSvHvIKHj1Bt&step=42&branch=1`);
    expect(wholeLink(origin, "s=1.abc_-")).toBe(`${origin}/play#s=1.abc_-`);
  });

  it("asks for a picture of that step, on that paper, in that language", () => {
    expect(picturePath(instant, "dark", "ru")).toBe(
      "/api/sessions/HSvHvIKHj1Bt/board.svg?step=42&theme=dark&lang=ru",
    );
  });

  it("asks for a stretch as a picture that moves", () => {
    expect(animationPath(instant.session, { from: 22, to: 42 }, "light", "en")).toBe(
      "/api/sessions/HSvHvIKHj1Bt/animation.svg?from=22&to=42&theme=light&lang=en",
    );
  });
});

describe("the code of a frame", () => {
  it("has a title and loads when it comes into sight", () => {
    const code = embedCode(origin, "C10", "Go’s scheduler: stealing", "en");
    expect(code).toContain(`src="${origin}/embed/C10?lang=en"`);
    expect(code).toContain('title="Go’s scheduler: stealing"');
    expect(code).toContain('loading="lazy"');
  });

  it("lets no title end its attribute", () => {
    expect(embedCode(origin, "a", '"><b>&', "en")).toContain('title="&quot;&gt;&lt;b&gt;&amp;"');
  });
});
