type Detail<Name extends keyof HTMLElementEventMap> =
  HTMLElementEventMap[Name] extends CustomEvent<infer Said> ? Said : never;

/**
 * Tells those around an element what somebody wants. The names and what they carry are declared by
 * the parts, in `HTMLElementEventMap`.
 */
export function emit<Name extends keyof HTMLElementEventMap>(
  from: EventTarget,
  name: Name,
  detail: Detail<Name>,
): void {
  from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}
