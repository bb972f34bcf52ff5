/** What answers the notice where a session is in sight. */
export interface NoticeAnswers {
  retry(): void;
  dismiss(): void;
  copy(): Promise<void>;
}

/**
 * Does what the buttons of a notice promise. Before a session is in sight all that can be tried
 * again is the page.
 */
export function answerNotice(
  target: HTMLElement,
  current: () => NoticeAnswers | null,
  page: { reload(): void; dismiss(): void },
): void {
  target.addEventListener("gopark-retry", () => {
    const session = current();
    if (session === null) page.reload();
    else session.retry();
  });
  target.addEventListener("gopark-dismiss", () => {
    (current() ?? page).dismiss();
  });
  target.addEventListener("gopark-fork", () => {
    void current()?.copy();
  });
}
