/**
 * Acts when somebody goes back or forward in the browser's history. A link to a part of the page is
 * no such thing, though the browser tells it in the same way: what else its address says may be of
 * an earlier moment.
 */
export function onTravel(act: () => void): void {
  addEventListener("popstate", () => {
    if (location.hash === "") act();
  });
}
