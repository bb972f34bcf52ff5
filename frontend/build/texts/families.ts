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

const problemTexts = "backend/src/main/java/gopark/web/problem/ProblemTexts.java";
const eventTexts = "backend/src/main/java/gopark/web/event";

/**
 * Keys are named in full where possible. Where a template writes #{${'home.part-' + part}}, or
 * TypeScript text(`part-${part}`), the family is seen there; what only Java puts together stands
 * here.
 */
export const families: readonly Family[] = [
  { keys: "problem.*.title", madeIn: problemTexts },
  { keys: "problem.*.detail", madeIn: problemTexts },
  { keys: "problem.error.*", madeIn: problemTexts },
  { keys: "event.*.name", madeIn: `${eventTexts}/KindTexts.java` },
  { keys: "event.*.sentence", madeIn: `${eventTexts}/KindTexts.java` },
  { keys: "event.group.*", madeIn: `${eventTexts}/EventCatalogue.java` },
  { keys: "event.check.*", madeIn: `${eventTexts}/EventCatalogue.java` },
  { keys: "event.result.*", madeIn: `${eventTexts}/EventCatalogue.java` },
  { keys: "wait.*", madeIn: `${eventTexts}/WaitTexts.java` },
  { keys: "why.*", madeIn: `${eventTexts}/WhyTexts.java` },
  { keys: "release.title.*", madeIn: `${eventTexts}/ReleaseTexts.java` },
  { keys: "release.about.*", madeIn: `${eventTexts}/ReleaseTexts.java` },
  { keys: "release.rule.*", madeIn: `${eventTexts}/ReleaseTexts.java` },
  { keys: "release.article.*.claim", madeIn: `${eventTexts}/ArticleTexts.java` },
  { keys: "release.article.*.truth", madeIn: `${eventTexts}/ArticleTexts.java` },
  { keys: "release.article.*.why", madeIn: `${eventTexts}/ArticleTexts.java` },
  { keys: "glossary.*.name", madeIn: "backend/src/main/java/gopark/web/page/Glossary.java" },
  { keys: "glossary.*.means", madeIn: "backend/src/main/java/gopark/web/page/Glossary.java" },
  { keys: "scene.group-*", madeIn: "backend/src/main/java/gopark/web/scene/SceneTrees.java" },
];
