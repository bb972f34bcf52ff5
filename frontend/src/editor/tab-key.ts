import { indentLess, indentMore } from "@codemirror/commands";
import { StateField, type Extension, type Transaction } from "@codemirror/state";
import { keymap, type Command } from "@codemirror/view";

/** Whether somebody writes here: it was typed in or pointed at. */
const writes = StateField.define<boolean>({
  create: () => false,
  update: (before, transaction: Transaction) => {
    const byHand = transaction.isUserEvent("input") || transaction.isUserEvent("delete");
    return before || byHand || transaction.isUserEvent("select.pointer");
  },
});

const whereWritten =
  (command: Command): Command =>
  (view) =>
    view.state.field(writes) && command(view);

/**
 * Tab indents while somebody writes. Somebody who only passes through goes on with it, as the
 * text may stand there without having been asked for.
 */
export const tabKey: Extension = [
  writes,
  keymap.of([{ key: "Tab", run: whereWritten(indentMore), shift: whereWritten(indentLess) }]),
];
