import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/**
 * Typing over a selection, done in the text and not by the browser in the document: joining lines,
 * it would write styles into them, which the content security policy forbids.
 */
export const replacing: Extension = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { data, inputType, cancelable } = event;
    const { main } = view.state.selection;
    if (inputType !== "insertText" || data === null || !cancelable) return false;
    if (main.empty || view.composing || view.state.readOnly) return false;
    const insert = () =>
      view.state.update(view.state.replaceSelection(data), {
        userEvent: "input.type",
        scrollIntoView: true,
      });
    const handlers = view.state.facet(EditorView.inputHandler);
    const isDone = handlers.some((handle) => handle(view, main.from, main.to, data, insert));
    if (!isDone) view.dispatch(insert());
    return true;
  },
});
