import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const frontendFolder = fileURLToPath(new URL("..", import.meta.url));
export const repositoryFolder = fileURLToPath(new URL("../..", import.meta.url));

export interface SourceFile {
  /** From the repository's root, with slashes. */
  readonly path: string;
  readonly source: string;
}

/**
 * All files below a folder of the repository whose name passes; none where the folder is missing.
 */
export function sourceFiles(folder: string, passes: (name: string) => boolean): SourceFile[] {
  const root = join(repositoryFolder, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && passes(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      path: relative(repositoryFolder, file).replaceAll("\\", "/"),
      source: readFileSync(file, "utf8"),
    }));
}

export const isTypeScript = (name: string): boolean => name.endsWith(".ts") && !isTest(name);
export const isTest = (name: string): boolean => name.endsWith(".test.ts");
