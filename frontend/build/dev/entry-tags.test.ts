import { expect, it } from "vitest";
import { withSourceEntries } from "./entry-tags.ts";

const entry = 'data-entry="src/pages/home.ts"';

it("built files give way to the source and Vite's client", () => {
  const html = `<head>
<link rel="modulepreload" crossorigin href="/assets/lit-1.js" ${entry}>
<link rel="stylesheet" crossorigin href="/assets/home-1.css" ${entry}>
<script type="module" crossorigin src="/assets/home-1.js" ${entry}></script>
</head>`;
  const built = String.raw`"link[data-entry=\"src/pages/home.ts\"]"`;
  const scripts = [
    '<script type="module" src="/@vite/client"></script>',
    '<script type="module" src="/src/pages/home.ts"></script>',
    `<script type="module">document.querySelectorAll(${built})`,
    ".forEach((link) => link.remove());</script>",
  ];
  expect(withSourceEntries(html)).toBe(`<head>

<link rel="stylesheet" crossorigin href="/assets/home-1.css" ${entry}>
${scripts.join("")}
</head>`);
});

it("a second entry brings no second client", () => {
  const script = `<script src="/assets/a.js" ${entry}></script>`;
  expect(withSourceEntries(script + script).split("/@vite/client")).toHaveLength(2);
});

it("other tags stay as they are", () => {
  const html = '<script src="/assets/a.js"></script><link rel="icon" href="/favicon.svg">';
  expect(withSourceEntries(html)).toBe(html);
});
