import type { CommandClient } from "../../connection/command-client";
import type { PracticeClient } from "../../connection/practice-client";
import { Retry } from "../../connection/retry";
import { kebab } from "../../base/kebab";
import "../../lesson/choice";
import "../../lesson/warning-list";
import type { Progress } from "../../lesson/progress";
import type { Cause, Exam, ExamAnswer, MarkedExam } from "../../message/exam";
import type { LessonParts } from "../lesson/parts";
import type { Room } from "../lesson/room";
import { detailOf } from "../practice/detail";
import { button, headed, link, paragraph, revealDrawn } from "../practice/pieces";
import text from "../../../texts/exam.yaml";

export interface ExamSurroundings {
  readonly parts: LessonParts;
  readonly room: Room;
  readonly client: PracticeClient;
  readonly commands: CommandClient;
  readonly progress: Progress;
}

/** What somebody has said of a case so far. */
interface Said {
  cause: Cause | null;
  step: number | null;
}

/** Leads through the cases of an exam; answers can be changed until they are handed in. */
export class ExamRoom {
  readonly #exam: Exam;
  readonly #around: ExamSurroundings;
  readonly #said: readonly Said[];
  #showedMoment: () => void = () => undefined;
  readonly #firstMoment = new Promise<void>((resolve) => {
    this.#showedMoment = resolve;
  });
  #at = 0;
  /** The step of this case that is shown; null: none is yet. */
  #step: number | null = null;
  #take: HTMLButtonElement | null = null;
  readonly #printAgain = new Retry();
  /** Whether the answers are on their way; a second press sends no others. */
  #isHandingIn = false;

  constructor(exam: Exam, around: ExamSurroundings) {
    this.#exam = exam;
    this.#around = around;
    this.#said = exam.cases.map(() => ({ cause: null, step: null }));
  }

  open(): void {
    const { parts, room } = this.#around;
    parts.controls.hidden = false;
    room.onMoment = ({ step }) => {
      this.#step = step;
      if (this.#take !== null) this.#take.disabled = false;
      this.#showedMoment();
    };
    void this.#open();
  }

  async #open(): Promise<void> {
    await this.#show(0, false);
    const { parts, room } = this.#around;
    if (room.session !== null) await this.#firstMoment;
    await revealDrawn(parts.page, parts.board);
  }

  async #show(at: number, focus = true): Promise<void> {
    const one = this.#exam.cases[at];
    const said = this.#said[at];
    if (one === undefined || said === undefined) return;
    const { parts, room } = this.#around;
    this.#at = at;
    this.#step = null;
    this.#printAgain.over();
    this.#showCases();
    const printed = document.createElement("pre");
    printed.className = "exam-print";
    printed.tabIndex = 0;
    const proof = paragraph(proofOf(said), "exam-proof");
    proof.setAttribute("role", "status");
    const take = button(text("take"), () => {
      if (this.#step === null) return;
      said.step = this.#step;
      proof.textContent = proofOf(said);
      this.#showCases();
    });
    take.disabled = true;
    this.#take = take;
    const isLast = at === this.#exam.cases.length - 1;
    const onward = isLast
      ? button(text("hand-in"), () => void this.#handIn(), "button button-primary lesson-next")
      : button(text("next"), () => void this.#show(at + 1), "button button-primary lesson-next");
    parts.words.replaceChildren(
      headed(text("case", { number: at + 1 })),
      paragraph(text("schedtrace")),
      printed,
      this.#choice(said),
      paragraph(text("proof")),
      take,
      proof,
      onward,
    );
    if (focus) parts.words.focus();
    await room.enter(one.scenario, one.until);
    const isHere = (): boolean => printed.isConnected;
    if (!isHere()) return;
    if (room.session === null) {
      const again = button(text("show-again"), () => void this.#show(at));
      printed.replaceChildren(text("case-lost"), " ", again);
    } else await this.#print(room.session, printed);
  }

  /** Shows what schedtrace printed in a case; asks again for it as long as that is in sight. */
  async #print(session: string, printed: HTMLElement): Promise<void> {
    const { commands } = this.#around;
    const page = await commands.events(session, 0, { kinds: ["schedtrace"] });
    if (!printed.isConnected) return;
    if (!page.ok) {
      printed.textContent = text("print-lost");
      this.#printAgain.later(() => void this.#print(session, printed));
      return;
    }
    this.#printAgain.over();
    printed.textContent = page.value.events
      .map(({ detail: { line } }) => (typeof line === "string" ? line : ""))
      .join("");
  }

  #choice(said: Said): HTMLElement {
    const choice = document.createElement("gopark-choice");
    choice.ask = text("ask");
    choice.options = this.#exam.causes.map((value) => ({ value, name: named(value) }));
    choice.chosen = said.cause ?? "";
    choice.addEventListener("gopark-chosen", ({ detail }) => {
      said.cause = this.#exam.causes.find((cause) => cause === detail) ?? null;
      choice.chosen = detail;
      this.#showCases();
    });
    return choice;
  }

  #showCases(): void {
    this.#around.parts.stations.replaceChildren(
      ...this.#said.map((said, index) => {
        const go = button(text("case", { number: index + 1 }), () => void this.#show(index), "");
        if (index === this.#at) go.setAttribute("aria-current", "step");
        go.toggleAttribute("data-done", said.cause !== null && said.step !== null);
        const item = document.createElement("li");
        item.append(go);
        return item;
      }),
    );
  }

  async #handIn(): Promise<void> {
    const { parts, client, progress } = this.#around;
    if (this.#isHandingIn) return;
    const missing = this.#said.flatMap(({ cause, step }, index) =>
      cause === null || step === null ? [index + 1] : [],
    );
    if (missing.length > 0) {
      this.#tell(text("missing", { cases: missing.join(", ") }));
      return;
    }
    const answers = this.#said.map(({ cause, step }): ExamAnswer => ({
      cause: cause ?? "healthy",
      step: step ?? 0,
    }));
    this.#isHandingIn = true;
    const marked = await client.handIn(this.#exam.seed, answers);
    this.#isHandingIn = false;
    if (!marked.ok) {
      this.#tell(detailOf(marked.failure, text("lost")));
      return;
    }
    if (marked.value.pass !== undefined) progress.passed("exam", marked.value.pass);
    parts.trouble.hidden = true;
    parts.stations.replaceChildren();
    parts.words.replaceChildren(...this.#result(marked.value));
    parts.words.focus();
  }

  #result({ right, enough, passed, cases }: MarkedExam): readonly HTMLElement[] {
    const count = paragraph(text("count", { right, all: cases.length }), "score");
    const verdict = paragraph(passed ? text("passed") : text("not-passed", { enough }));
    const each = cases.flatMap((one, index) => {
      const heading = document.createElement("h2");
      const mark = one.proved ? "right" : one.right ? "unproved" : "wrong";
      heading.textContent = `${text("case", { number: index + 1 })}: ${text(mark)}`;
      const said = this.#said[index]?.cause ?? null;
      const list = document.createElement("gopark-warning-list");
      list.warnings = one.warnings.filter(({ likely }) => likely);
      const pieces: HTMLElement[] = [heading];
      if (said !== null && said !== one.cause) {
        pieces.push(paragraph(text("said", { cause: named(said) })));
      }
      pieces.push(paragraph(text("was", { cause: named(one.cause) })));
      if (one.cause === "healthy") pieces.push(paragraph(text("sign-healthy")));
      if (one.cause === "saturated") pieces.push(paragraph(text("sign-saturated")));
      pieces.push(list);
      return pieces;
    });
    return [headed(text("result")), count, verdict, ...each, link(text("again"), "/learn/exam")];
  }

  #tell(words: string): void {
    const { trouble } = this.#around.parts;
    trouble.textContent = words;
    trouble.hidden = false;
  }
}

function named(cause: Cause): string {
  return text(`cause-${kebab(cause)}`);
}

function proofOf({ step }: Said): string {
  return step === null ? text("not-taken") : text("taken", { step });
}
