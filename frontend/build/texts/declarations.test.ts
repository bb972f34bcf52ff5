import { expect, it } from "vitest";
import { declarationsOf } from "./declarations.ts";
import { readArea } from "./source.ts";

it("an area's keys and the kinds of its arguments are known to the compiler", () => {
  const { area } = readArea(
    "theme.yaml",
    `dark:
  en: Dark
  ru: Тёмная
tokens:
  en: "{who}: {n, plural, one {# token} other {# tokens}}"
  ru: "{who}: {n, plural, one {# токен} few {# токена} many {# токенов} other {# токена}}"
`,
  );
  expect(declarationsOf([area])).toBe(`declare module "*/texts/theme.yaml" {
  interface Texts {
    "dark": [];
    "tokens": [values: { "who": string; "n": number }];
  }
  const text: {
    <Key extends keyof Texts>(key: Key, ...values: Texts[Key]): string;
    in<Key extends keyof Texts>(language: "en" | "ru", key: Key, ...values: Texts[Key]): string;
  };
  export default text;
}
`);
});
