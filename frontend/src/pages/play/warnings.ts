import { Warnings } from "../../lesson/warnings";

/** Looks for warnings when somebody wants them, of the session that is in sight then. */
export function answerWarnings(session: () => string): void {
  document.body.addEventListener("gopark-warn", ({ target }) => {
    if (target instanceof Warnings) void look(target, session);
  });
}

/** What asks for warnings and what shows them is loaded with the first look. */
async function look(panel: Warnings, session: () => string): Promise<void> {
  const asked = session();
  try {
    const [{ PracticeClient }] = await Promise.all([
      import("../../connection/practice-client"),
      import("../../lesson/warning-list"),
    ]);
    const answer = await new PracticeClient().warnings(asked);
    if (session() !== asked) return;
    panel.failed = !answer.ok;
    if (answer.ok) panel.warned = answer.value;
  } catch {
    panel.failed = true;
  }
}
