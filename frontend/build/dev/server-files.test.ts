import { join } from "node:path";
import { expect, it } from "vitest";
import { frontendFolder } from "../source-files.ts";
import { placeOnClassPath } from "./server-files.ts";

it.each([
  ["texts/theme.yaml", "/classes/gopark/texts/theme.yaml"],
  ["src/board/marks.svg", "/classes/gopark/frontend/marks.svg"],
  ["src/board/board.css", null],
  ["texts/theme.yaml.swp", null],
])("%s goes to %s", (file, place) => {
  expect(placeOnClassPath(join(frontendFolder, file), "/classes")).toBe(place);
});
