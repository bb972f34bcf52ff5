import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

interface Family {
  readonly folder: string;
  /** Tabular figures are shapes of their own; ligatures would make another sign of `!=`. */
  readonly noLayoutClosure: boolean;
}

const families: readonly Family[] = [
  { folder: "inter", noLayoutClosure: false },
  { folder: "jetbrains-mono", noLayoutClosure: true },
];

const weights = { min: 400, max: 750 };

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

/**
 * The letters of both languages and the signs that the texts are written with. Accented letters,
 * which neither language has, come from a font of the reader's.
 */
export const letters = {
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xbf)}×÷–—‘’“”„…•→←↑↓−≥≤≈€™\u2009\u200a\u202f\u2011`,
  cyrillic: `${range(0x400, 0x45f)}\u0301№`,
} as const;

/**
 * Cuts the fonts down to the letters and weights that the product is set in: whole, they were half
 * of what a first visit loads. `fonts.css` names the files that this writes.
 */
export function fonts(root: string): Plugin {
  return {
    name: "gopark:fonts",
    apply: (_, { mode }) => mode !== "test",
    async buildStart() {
      await cutFonts(join(root, "node_modules/@fontsource-variable"), join(root, "target/fonts"));
    },
  };
}

export async function cutFonts(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  for (const { folder, noLayoutClosure } of families) {
    for (const script of Object.keys(letters) as (keyof typeof letters)[]) {
      const name = `${folder}-${script}-wght-normal.woff2`;
      const whole = readFileSync(join(from, folder, "files", name));
      const cut = await subsetFont(whole, letters[script], {
        targetFormat: "woff2",
        noLayoutClosure,
        variationAxes: { wght: weights },
      });
      writeFileSync(join(to, name), cut);
    }
  }
}
