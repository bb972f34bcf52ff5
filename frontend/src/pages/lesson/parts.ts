import { named, part } from "../../base/page-parts";
import type { Board } from "../../board/board";
import type { Transport } from "../../controls/transport";

/** What the page has, by what it is for. */
export interface LessonParts {
  readonly page: HTMLElement;
  readonly stations: HTMLElement;
  readonly words: HTMLElement;
  readonly hint: HTMLElement;
  readonly stage: HTMLElement;
  readonly board: Board;
  readonly now: HTMLElement;
  readonly controls: HTMLElement;
  readonly transport: Transport;
  readonly run: HTMLButtonElement;
  readonly observe: HTMLElement;
  readonly show: HTMLButtonElement;
  readonly skip: HTMLButtonElement;
  readonly program: HTMLElement;
  readonly source: HTMLElement;
  readonly trouble: HTMLElement;
}

export function lessonParts(): LessonParts {
  return {
    page: part(".lesson", HTMLElement),
    stations: part(".lesson-stations ol", HTMLElement),
    words: part(".lesson-words", HTMLElement),
    hint: part(".lesson-hint", HTMLElement),
    stage: part(".lesson-board", HTMLElement),
    board: named("gopark-board"),
    now: part(".lesson-now", HTMLElement),
    controls: part(".lesson-controls", HTMLElement),
    transport: named("gopark-transport"),
    run: part(".lesson-run", HTMLButtonElement),
    observe: part(".lesson-observe", HTMLElement),
    show: part(".lesson-observe .button-primary", HTMLButtonElement),
    skip: part(".lesson-observe .button:not(.button-primary)", HTMLButtonElement),
    program: part(".lesson-program", HTMLElement),
    source: part(".lesson-program code", HTMLElement),
    trouble: part(".lesson-trouble", HTMLElement),
  };
}
