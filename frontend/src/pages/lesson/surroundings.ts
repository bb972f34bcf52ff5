import type { LessonClient } from "../../connection/lesson-client";
import type { Progress } from "../../lesson/progress";
import type { LessonParts } from "./parts";
import type { Room } from "./room";
import type { Words } from "./words";

/** What a lesson is taught with: the page, the run beside it, the server and what is remembered. */
export interface Surroundings {
  readonly parts: LessonParts;
  readonly room: Room;
  readonly words: Words;
  readonly lessons: LessonClient;
  readonly progress: Progress;
}
