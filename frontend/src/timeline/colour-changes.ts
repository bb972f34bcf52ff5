/** Tells until the signal is aborted that colours may have become others. */
export function onColourChange(changed: () => void, signal: AbortSignal): void {
  for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) {
    matchMedia(query).addEventListener("change", changed, { signal });
  }
  const themes = new MutationObserver(changed);
  themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  signal.addEventListener("abort", () => {
    themes.disconnect();
  });
}
