import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readArea, type ReadArea } from "./source.ts";

export const textsFolder = fileURLToPath(new URL("../../texts", import.meta.url));

export function readTexts(folder = textsFolder): ReadArea[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .map((file) => readArea(file, readFileSync(join(folder, file), "utf8")));
}
