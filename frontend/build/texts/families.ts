/** A family of keys of which some part is known only while the program runs. */
export interface Family {
  /** Full keys, area included, with one * for the part that varies: `error.*.title`. */
  readonly keys: string;
  /** The file that puts the keys together, from the repository's root; it must contain what is fixed. */
  readonly madeIn: string;
}

/**
 * Templates and Java name keys in full where they can; where they cannot, the family stands here. In
 * TypeScript write text(`state.${state}`): the compiler knows its keys, and no entry is needed.
 */
export const families: readonly Family[] = [
  { keys: "error.*.title", madeIn: "backend/src/main/java/gopark/web/page/Problem.java" },
  { keys: "error.*.detail", madeIn: "backend/src/main/java/gopark/web/page/Problem.java" },
];
