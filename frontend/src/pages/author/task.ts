import { currentLanguage } from "../../base/texts";
import { part } from "../../base/page-parts";
import { ChallengeClient } from "../../connection/challenge-client";
import text from "../../../texts/author.yaml";
import { detailOf } from "../practice/detail";
import { actNamed, actNames, type Act } from "./acts";
import { usualGoals, type ReadyGoal } from "./goals";

/** How long somebody must have stopped typing before the server is asked. */
const restMs = 500;

/** The part of the form in which the task of a scene is written: its goal, and what is allowed. */
export class TaskFields {
  readonly #form: HTMLFormElement;
  readonly #client = new ChallengeClient();
  readonly #choice: HTMLSelectElement;
  readonly #condition: HTMLInputElement;
  readonly #said: HTMLElement;
  #goals: readonly ReadyGoal[] = usualGoals();
  #session: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#choice = part(".author-goals", HTMLSelectElement, form);
    this.#condition = part("[name='condition']", HTMLInputElement, form);
    this.#said = part(".author-goal-said", HTMLElement, form);
    this.#offer([]);
    this.#choice.addEventListener("change", () => {
      this.#choose();
    });
    this.#condition.addEventListener("input", () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#check(), restMs);
    });
  }

  /** Offers what happened in a session, and looks there for what is asked for. */
  taken(session: string, goals: readonly ReadyGoal[]): void {
    this.#session = session;
    this.#offer(goals);
    void this.#check();
  }

  /** What a learner may do. */
  get acts(): readonly Act[] {
    const isAllowed = (name: string) =>
      this.#form.querySelector(`[name='act'][value='${name}']:checked`) !== null;
    return actNames.filter(isAllowed).map(actNamed);
  }

  #offer(ofRun: readonly ReadyGoal[]): void {
    const usual = usualGoals();
    this.#goals = [...usual, ...ofRun];
    const groups = [group(text("goals-usual"), usual, 0)];
    if (ofRun.length > 0) groups.push(group(text("goals-of-run"), ofRun, usual.length));
    this.#choice.replaceChildren(new Option(text("goal-own"), ""), ...groups);
  }

  #choose(): void {
    const goal = this.#goals[Number(this.#choice.value)];
    if (this.#choice.value === "" || goal === undefined) {
      this.#condition.focus();
      return;
    }
    this.#condition.value = goal.condition;
    for (const language of ["en", "ru"] as const) {
      part(`[name='goal.${language}']`, HTMLInputElement, this.#form).value = goal.words[language];
    }
    void this.#check();
  }

  /** Says beside the field what is wrong with the condition, or where the session meets it. */
  async #check(): Promise<void> {
    const condition = this.#condition.value.trim();
    if (this.#session === null || condition === "") {
      this.#tell("", true);
      return;
    }
    const answer = await this.#client.goal(this.#session, condition);
    if (this.#condition.value.trim() !== condition) return;
    if (!answer.ok) {
      const { failure } = answer;
      const mistake = failure.kind === "refused" ? failure.problem.errors?.[0] : undefined;
      const detail = detailOf(failure, text("unreachable"));
      this.#tell(mistake?.message ?? detail, mistake === undefined);
      return;
    }
    const step = answer.value.goals[0]?.step;
    this.#tell(step === undefined ? text("goal-not-here") : text("goal-here", { step }), true);
  }

  #tell(words: string, isRight: boolean): void {
    this.#said.textContent = words;
    this.#said.classList.toggle("author-mistake", !isRight);
    this.#condition.setAttribute("aria-invalid", String(!isRight));
  }
}

function group(label: string, goals: readonly ReadyGoal[], first: number): HTMLOptGroupElement {
  const options = document.createElement("optgroup");
  options.label = label;
  options.append(
    ...goals.map(({ words }, index) => new Option(words[currentLanguage()], String(first + index))),
  );
  return options;
}
