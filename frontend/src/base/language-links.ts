/** The address at which the same is seen that is in sight now. */
let here: () => string = () => location.href;

/** A page whose address is not always that of what is in sight says which is. */
export function hereIs(address: () => string): void {
  here = address;
}

/** A link to another language leads to what is in sight, with all that its address carries. */
function keepWork({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[hreflang]") : null;
  if (link === null) return;
  const there = new URL(here(), location.href);
  there.searchParams.set("lang", link.hreflang);
  link.href = there.href;
}

for (const sign of ["click", "auxclick", "contextmenu"]) {
  document.addEventListener(sign, keepWork, { capture: true });
}
