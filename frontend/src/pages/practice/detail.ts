import type { Failure } from "../../connection/ask";

/** Why a question has no answer: what the server says, or these words if it has not answered. */
export function detailOf(failure: Failure, otherwise: string): string {
  return failure.kind === "refused" ? failure.problem.detail : otherwise;
}
