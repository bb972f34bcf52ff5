/** The first element that a selector finds; it must be there, and of the class. */
export function part<Part extends Element>(
  selector: string,
  type: abstract new () => Part,
  root: ParentNode = document,
): Part {
  const found = root.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`The page lacks ${selector} as ${type.name}`);
  return found;
}

/** The first element of a name, one of the page's own or of HTML's; it must be there. */
export function named<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  root: ParentNode = document,
): HTMLElementTagNameMap[Name] {
  const found = root.querySelector(name);
  if (found === null) throw new Error(`The page lacks ${name}`);
  return found;
}
