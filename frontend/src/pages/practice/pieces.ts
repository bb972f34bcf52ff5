/** Shows a page that waited until all its parts were there, or until something failed. */
export function reveal(page: HTMLElement): void {
  page.removeAttribute("data-waits");
}

/**
 * Shows the page once its board has drawn the moment that it was given: until then the board has
 * another height, and what stands below it would move.
 */
export async function revealDrawn(
  page: HTMLElement,
  board: { readonly updateComplete: Promise<boolean> },
): Promise<void> {
  await board.updateComplete;
  reveal(page);
}

export function headed(words: string): HTMLElement {
  const heading = document.createElement("h2");
  heading.textContent = words;
  return heading;
}

export function paragraph(words: string, look = ""): HTMLElement {
  const element = document.createElement("p");
  element.textContent = words;
  element.className = look;
  return element;
}

export function button(words: string, press: () => void, look = "button"): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.className = look;
  element.textContent = words;
  element.addEventListener("click", press);
  return element;
}

export function link(words: string, href: string): HTMLAnchorElement {
  const element = document.createElement("a");
  element.className = "button button-primary";
  element.href = href;
  element.textContent = words;
  return element;
}

/** A number from 1 to the largest seed: the address's, or one that is drawn. */
export function seedAsked(search: string, draw: () => number = Math.random): number {
  const mostSeed = 999_999;
  const asked = Number(new URLSearchParams(search).get("seed"));
  const fits = Number.isInteger(asked) && asked >= 1 && asked <= mostSeed;
  return fits ? asked : 1 + Math.floor(draw() * mostSeed);
}
