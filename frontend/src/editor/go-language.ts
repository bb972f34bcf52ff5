import {
  LRLanguage,
  LanguageSupport,
  continuedIndent,
  delimitedIndent,
  flatIndent,
  indentNodeProp,
} from "@codemirror/language";
import { parser } from "@lezer/go";

const closing = /^\s*\}/;
const branch = /^\s*(?:case|default)\b/;

/** Go as gofmt indents it: cases stand as deep as their switch. */
const indentation = indentNodeProp.add({
  Block: delimitedIndent({ closing: "}" }),
  "SwitchBlock SelectBlock": ({ textAfter, baseIndent, unit }) =>
    closing.test(textAfter) || branch.test(textAfter) ? baseIndent : baseIndent + unit,
  IfStatement: continuedIndent({ except: /^\s*(?:\{|else\b)/ }),
  LabeledStatement: flatIndent,
  BlockComment: () => null,
  Statement: continuedIndent({ except: /^\{/ }),
});

const goLanguage = LRLanguage.define({
  name: "go",
  parser: parser.configure({ props: [indentation] }),
  languageData: {
    closeBrackets: { brackets: ["(", "[", "{", '"', "`", "'"] },
    commentTokens: { line: "//", block: { open: "/*", close: "*/" } },
    indentOnInput: /^\s*(?:\}|case\b|default\b)$/,
  },
});

/** Colours and indentation of Go. */
export function go(): LanguageSupport {
  return new LanguageSupport(goLanguage);
}
