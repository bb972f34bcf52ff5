import type { Lesson, LessonQuestion } from "../../message/lesson";
import text from "../../../texts/lesson.yaml";

/** A part of a lesson that is shown alone. */
export type Station =
  | { readonly kind: "read" | "challenge" | "end"; readonly label: string }
  | { readonly kind: "question"; readonly label: string; readonly question: LessonQuestion }
  | {
      readonly kind: "change";
      readonly label: string;
      readonly change: NonNullable<Lesson["change"]>;
    };

/** Predictions, then one thing changed, then the same in another case, then the challenge. */
export function stationsOf({ kind, questions, change, text: said }: Lesson): readonly Station[] {
  const asked = questions.filter(({ transfer }) => !transfer);
  const transferred = questions.filter(({ transfer }) => transfer);
  return [
    ...(said.length > 0 ? [{ kind: "read" as const, label: text("station-read") }] : []),
    ...asked.map((question, index) => ({
      kind: "question" as const,
      label: text("station-predict", { number: index + 1 }),
      question,
    })),
    ...(change === undefined
      ? []
      : [{ kind: "change" as const, label: text("station-change"), change }]),
    ...transferred.map((question) => ({
      kind: "question" as const,
      label: text("station-transfer"),
      question,
    })),
    { kind: "challenge", label: text("station-challenge") },
    ...(kind === "lesson" ? [{ kind: "end" as const, label: text("station-end") }] : []),
  ];
}
