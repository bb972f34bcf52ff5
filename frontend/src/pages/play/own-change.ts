const keyOf = (session: string): string => `gopark.changed.${session}`;

/** The first step at which somebody changed a session's run in this tab; Infinity: nowhere. */
export function changedAt(session: string): number {
  try {
    const written = sessionStorage.getItem(keyOf(session));
    return written === null ? Infinity : Number(written);
  } catch {
    return Infinity;
  }
}

/** A frame may have no storage; then it is known as long as the page is. */
export function rememberChange(session: string, step: number): void {
  try {
    sessionStorage.setItem(keyOf(session), String(step));
  } catch {
    return;
  }
}
