import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** Restrained, since the colours of states must stand out: words, texts, remarks. */
const highlighting = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.controlKeyword, tags.definitionKeyword, tags.moduleKeyword],
    color: "var(--code-keyword)",
    fontWeight: "600",
  },
  { tag: [tags.string, tags.character, tags.escape], color: "var(--code-string)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--code-number)" },
  { tag: [tags.typeName, tags.standard(tags.typeName)], color: "var(--code-type)" },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.function(tags.definition(tags.variableName)),
    ],
    color: "var(--code-call)",
  },
  { tag: [tags.comment, tags.lineComment, tags.blockComment], color: "var(--muted)" },
]);

const look = EditorView.theme({
  "&": {
    height: "100%",
    backgroundColor: "var(--surface)",
    color: "var(--ink)",
    fontSize: "var(--code-size)",
  },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": {
    fontFamily: "var(--code)",
    fontVariantLigatures: "none",
    lineHeight: "var(--code-line)",
    overscrollBehavior: "contain",
  },
  ".cm-content": { padding: "0.5rem 0", caretColor: "var(--ink)" },
  // The ring is drawn around the gutters, too; where colours are forced, this one is seen.
  "&.cm-focused .cm-content": { outline: "2px solid transparent", outlineOffset: "-2px" },
  ".cm-line": { padding: "0 1rem 0 0.375rem" },
  ".cm-gutters": {
    border: "0",
    backgroundColor: "var(--surface)",
    color: "var(--muted)",
  },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "transparent" },
  "&.cm-focused .cm-activeLine": { backgroundColor: "var(--sunken)" },
  "&.cm-focused .cm-activeLineGutter": { backgroundColor: "var(--sunken)", color: "var(--ink)" },
  ".cm-lineNumbers .cm-gutterElement": {
    minWidth: "2.25rem",
    padding: "0 0.375rem",
    borderRadius: "var(--radius-small)",
    cursor: "pointer",
  },
  ".cm-lineNumbers .cm-gutterElement:hover": {
    boxShadow: "inset 0 0 0 1.5px var(--line-strong)",
  },
  ".cm-lineNumbers .cm-point": { backgroundColor: "var(--ink)", color: "var(--paper)" },
  ".cm-lineNumbers .cm-stopped": { backgroundColor: "var(--accent)", color: "var(--on-accent)" },
  ".cm-line.cm-stopped": { backgroundColor: "var(--accent-tint)" },
  ".cm-line.cm-runs": { boxShadow: "inset 3px 0 0 var(--g-running)" },
  ".cm-problem": {
    textDecoration: "underline wavy 1.5px",
    textUnderlineOffset: "0.25em",
    textDecorationSkipInk: "none",
  },
  ".cm-problem-error": { textDecorationColor: "var(--danger)" },
  ".cm-problem-warning": { textDecorationColor: "var(--note-line)" },
  ".cm-flaws": { width: "1.125rem" },
  ".cm-flaw": {
    display: "block",
    color: "var(--danger)",
    fontFamily: "var(--sans)",
    fontWeight: "800",
    textAlign: "center",
  },
  ".cm-flaw-warning": { color: "var(--note-line)" },
  ".cm-tooltip": {
    border: "1px solid var(--line-strong)",
    borderRadius: "var(--radius-small)",
    backgroundColor: "var(--surface)",
    color: "var(--ink)",
  },
  ".cm-said": {
    maxWidth: "26rem",
    margin: "0",
    padding: "0.375rem 0.625rem",
    fontFamily: "var(--sans)",
    fontSize: "var(--text-small)",
    lineHeight: "1.4",
  },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": {
    backgroundColor: "var(--accent-tint)",
    outline: "1px solid var(--accent)",
  },
  ".cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket": {
    backgroundColor: "var(--danger-tint)",
  },
});

/** How the text looks, in light and dark: every colour follows the page's. */
export const codeLook: Extension = [look, syntaxHighlighting(highlighting)];
