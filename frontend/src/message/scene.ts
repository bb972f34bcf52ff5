import { anything, flag, list, number, object, optional, record, text } from "./shape";

/** The same words in both languages. */
export interface Words {
  readonly en: string;
  readonly ru: string;
}

/** Where something is in a scene. */
export interface ScenePlace {
  readonly step: number;
  readonly timeNs: number;
}

/** A thing of the board to point at, a number, or words: exactly one of them is there. */
export interface SceneAnswer {
  readonly target?: string;
  readonly value?: number;
  readonly text?: Words;
  readonly right?: boolean;
}

export interface SceneQuestion {
  readonly ask: Words;
  readonly answers: readonly SceneAnswer[];
  /** Why the right answer is right. */
  readonly because: Words;
}

/** Where an article and Go part. */
export interface SceneCard {
  readonly article: Words;
  readonly go: Words;
}

/** Something that a scene offers to be done at a beat: a name, and the commands behind it. */
export interface SceneAction {
  readonly text: Words;
  readonly commands: readonly Readonly<Record<string, unknown>>[];
}

/** Something that is said at a moment of a scene; several can be said at the same one. */
export interface Beat extends ScenePlace {
  readonly id: string;
  readonly caption: Words;
  /** Names of things and places of the board: `G1`, `P0.runq`, `sysmon`. */
  readonly look?: readonly string[];
  readonly question?: SceneQuestion;
  readonly card?: SceneCard;
  readonly actions?: readonly SceneAction[];
}

/** A scene of the catalogue with all that is said in it. */
export interface Scene {
  readonly id: string;
  readonly title: Words;
  readonly about: Words;
  /** The scene that plays the same by other rules. */
  readonly counterpart?: string;
  readonly go: string;
  readonly open: ScenePlace;
  readonly beats: readonly Beat[];
  readonly end: ScenePlace;
}

const words = object<Words>({ en: text, ru: text });
const place = object<ScenePlace>({ step: number, timeNs: number });

const question = object<SceneQuestion>({
  ask: words,
  answers: list(
    object<SceneAnswer>({
      target: optional(text),
      value: optional(number),
      text: optional(words),
      right: optional(flag),
    }),
  ),
  because: words,
});

export const sceneShape = object<Scene>({
  id: text,
  title: words,
  about: words,
  counterpart: optional(text),
  go: text,
  open: place,
  beats: list(
    object<Beat>({
      step: number,
      timeNs: number,
      id: text,
      caption: words,
      look: optional(list(text)),
      question: optional(question),
      card: optional(object<SceneCard>({ article: words, go: words })),
      actions: optional(
        list(object<SceneAction>({ text: words, commands: list(record(anything)) })),
      ),
    }),
  ),
  end: place,
});
