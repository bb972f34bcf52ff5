/** The same scenario, whose sessions stand at their first step. */
export function fromItsBeginning(
  scenario: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(scenario).filter(([name]) => name !== "view"));
}
