const key = "gopark.course";
const version = 1;

/** What was guessed first, by the numbers of answer and reason. */
export interface FirstTry {
  readonly answer: number;
  readonly reason: number | null;
  readonly right: boolean;
}

/** What somebody has done of one lesson. */
export interface LessonProgress {
  readonly answers: Readonly<Record<string, FirstTry>>;
  /** Says, signed by the server, that the challenge was passed. */
  readonly pass?: string;
}

/** What somebody has done of the course, by the lessons' ids. */
export type CourseProgress = Readonly<Record<string, LessonProgress>>;

const nothingDone: LessonProgress = { answers: {} };

/** What this browser remembers of the course. Where nothing can be stored, the page alone knows. */
export class Progress {
  readonly #storage: () => Storage;
  #course: CourseProgress;

  /** @param storage may throw, as the browser's does where it is forbidden */
  constructor(storage: () => Storage = () => localStorage) {
    this.#storage = storage;
    this.#course = this.#stored();
  }

  of(lesson: string): LessonProgress {
    return this.#course[lesson] ?? nothingDone;
  }

  /** Everything that says that a challenge was passed. */
  get passes(): readonly string[] {
    return Object.values(this.#course).flatMap(({ pass }) => (pass === undefined ? [] : [pass]));
  }

  /** The first try counts, and is never replaced. */
  guessed(lesson: string, question: string, first: FirstTry): void {
    const before = this.of(lesson);
    if (before.answers[question] !== undefined) return;
    this.#keep(lesson, { ...before, answers: { ...before.answers, [question]: first } });
  }

  passed(lesson: string, pass: string): void {
    this.#keep(lesson, { ...this.of(lesson), pass });
  }

  /** A document that another browser can take over. */
  exported(): string {
    return JSON.stringify({ version, course: this.#course }, null, 2);
  }

  /** Takes over what was exported elsewhere, beside what is here; false: it is no such document. */
  take(source: string): boolean {
    const taken = readCourse(source);
    if (taken === null) return false;
    for (const [lesson, theirs] of Object.entries(taken)) {
      const mine = this.of(lesson);
      this.#keep(lesson, { ...theirs, ...mine, answers: { ...theirs.answers, ...mine.answers } });
    }
    return true;
  }

  #keep(lesson: string, progress: LessonProgress): void {
    this.#course = { ...this.#course, [lesson]: progress };
    this.#write();
  }

  #write(): void {
    try {
      this.#storage().setItem(key, JSON.stringify({ version, course: this.#course }));
    } catch {
      return;
    }
  }

  #stored(): CourseProgress {
    try {
      return readCourse(this.#storage().getItem(key) ?? "") ?? {};
    } catch {
      return {};
    }
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The course in a document of our own; null: it is none. */
function readCourse(source: string): CourseProgress | null {
  let tree: unknown;
  try {
    tree = JSON.parse(source);
  } catch {
    return null;
  }
  if (!isObject(tree) || tree["version"] !== version || !isObject(tree["course"])) return null;
  const course: Record<string, LessonProgress> = {};
  for (const [lesson, told] of Object.entries(tree["course"])) {
    const read = isObject(told) ? readLesson(told) : null;
    if (read === null) return null;
    course[lesson] = read;
  }
  return course;
}

function readLesson({ answers, pass }: Readonly<Record<string, unknown>>): LessonProgress | null {
  if (!isObject(answers) || (pass !== undefined && typeof pass !== "string")) return null;
  const read: Record<string, FirstTry> = {};
  for (const [question, told] of Object.entries(answers)) {
    if (!isObject(told) || typeof told["answer"] !== "number") return null;
    if (typeof told["right"] !== "boolean") return null;
    const reason = typeof told["reason"] === "number" ? told["reason"] : null;
    read[question] = { answer: told["answer"], reason, right: told["right"] };
  }
  return pass === undefined ? { answers: read } : { answers: read, pass };
}
