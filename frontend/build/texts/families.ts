/** A family of keys of which some part is known only while the program runs. */
export interface Family {
  /** Full keys, area included, with * for each part that varies: `error.*.title`. */
  readonly keys: string;
  /**
   * The file that puts the keys together, from the repository's root; it must contain what is
   * fixed.
   */
  readonly madeIn: string;
}

/**
 * Keys are named in full where possible. Where a template writes #{${'home.part-' + part}}, or
 * TypeScript text(`part-${part}`), the family is seen there; what only Java puts together stands
 * here.
 */
export const families: readonly Family[] = [
  { keys: "error.*.title", madeIn: "backend/src/main/java/gopark/web/page/Problem.java" },
  { keys: "error.*.detail", madeIn: "backend/src/main/java/gopark/web/page/Problem.java" },
];
