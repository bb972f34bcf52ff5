import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { frontendFolder, repositoryFolder } from "../source-files.ts";

/** The server reads these as they are, at every request. */
export const templatesFolder = join(repositoryFolder, "backend/src/main/resources/templates");

/** Maven packs these files for the server's class path, under these folders; see pom.xml. */
const packed = [
  { folder: join(frontendFolder, "texts"), as: "gopark/texts", holds: /\.yaml$/ },
  { folder: join(frontendFolder, "src/board"), as: "gopark/frontend", holds: /^marks\.svg$/ },
];

export const packedFolders = packed.map(({ folder }) => folder);

/**
 * Where Maven would put this file, or null where the server does not read it. A backend that was
 * started by Maven sees a change there and starts anew.
 */
export function placeOnClassPath(file: string, classes = classesFolder): string | null {
  const rule = packed.find(
    ({ folder, holds }) => dirname(file) === folder && holds.test(basename(file)),
  );
  return rule === undefined ? null : join(classes, rule.as, basename(file));
}

const classesFolder = join(frontendFolder, "target/classes");

export function copyToClassPath(file: string): void {
  const place = placeOnClassPath(file);
  if (place === null || !existsSync(classesFolder) || !existsSync(file)) return;
  mkdirSync(dirname(place), { recursive: true });
  copyFileSync(file, place);
}
