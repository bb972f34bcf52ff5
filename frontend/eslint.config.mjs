import js from "@eslint/js";
import { configs as lit } from "eslint-plugin-lit";
import { configs as wc } from "eslint-plugin-wc";
import tseslint from "typescript-eslint";

const unescapedHtml = "Build nodes with Lit's html`…`: this would let text become markup.";

export default tseslint.config(
  { ignores: ["target/", "node_modules/"] },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  lit["flat/recommended"],
  wc["flat/best-practice"],
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "max-lines-per-function": ["error", 60],
      "no-console": "error",
      eqeqeq: "error",
      "no-restricted-properties": [
        "error",
        ...["innerHTML", "outerHTML", "insertAdjacentHTML", "setHTMLUnsafe"].map((property) => ({
          property,
          message: unescapedHtml,
        })),
        { object: "document", property: "write", message: unescapedHtml },
      ],
      "no-restricted-imports": [
        "error",
        {
          patterns: [{ group: ["lit/directives/unsafe-*"], message: unescapedHtml }],
        },
      ],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: false },
      ],
    },
  },
  {
    // A suite is one long function of short ones.
    files: ["**/*.test.ts"],
    rules: { "max-lines-per-function": "off" },
  },
  {
    // Lit calls the listeners of a template with their element as `this`.
    files: ["src/**/*.ts"],
    rules: { "@typescript-eslint/unbound-method": "off" },
  },
  {
    files: ["**/*.mjs"],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: {
        console: "readonly",
        performance: "readonly",
        process: "readonly",
        URL: "readonly",
      },
    },
    rules: { "no-console": "off" },
  },
);
