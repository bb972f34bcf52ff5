// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { stillsOf } from "./stills.ts";

const move = (values: string, keyTimes: string): string =>
  `<animate attributeName="display" calcMode="discrete" dur="8000ms" repeatCount="indefinite" ` +
  `values="${values}" keyTimes="${keyTimes}"/>`;

const animation = `<svg xmlns="http://www.w3.org/2000/svg" width="12" height="9" viewBox="0 0 12 9">
<style>@media (prefers-reduced-motion:reduce){.on{display:inline!important}}</style>
<rect width="12" height="9"/>
<g class="off" display="none">
${move("inline;none", "0;.25")}
<text>one</text>
</g>
<g class="off" display="none">
${move("none;inline;none", "0;.25;.5")}
<text>two</text>
</g>
<g class="on">
${move("none;inline", "0;.5")}
<text>three</text>
</g>
</svg>`;

const displays = (svg: string): readonly (string | undefined)[] =>
  [...svg.matchAll(/<g [^>]*display="(\w+)"/g)].map(([, display]) => display);

describe("the stills of an animation", () => {
  it("are its frames, each with what it shows and for as long as it shows it", () => {
    const stills = stillsOf(animation);
    expect(stills.map(({ ms }) => ms)).toEqual([2_000, 2_000, 4_000]);
    expect(stills.map(({ svg }) => displays(svg))).toEqual([
      ["inline", "none", "none"],
      ["none", "inline", "none"],
      ["none", "none", "inline"],
    ]);
  });

  it("move no more, and are the same for who wants no motion", () => {
    for (const { svg } of stillsOf(animation)) {
      expect(svg).toContain("<rect");
      expect(svg).not.toContain("<animate");
      expect(svg).not.toContain("<style");
    }
  });

  it("are one of a picture in which nothing changes", () => {
    const alone = '<svg xmlns="http://www.w3.org/2000/svg"><text>one</text></svg>';
    expect(stillsOf(alone).map(({ ms }) => ms)).toEqual([2_500]);
  });
});
