import { currentLanguage } from "../base/texts";
import {
  comparedChoiceShape,
  gameShape,
  scoreShape,
  type Choice,
  type ComparedChoice,
  type Game,
  type Score,
} from "../message/scheduler";
import { addressOf } from "./address";
import { ask, type Answer } from "./ask";

/** Asks for games, and has the choices in them compared with the runtime's. */
export class SchedulerClient {
  readonly #fetch: typeof fetch;

  constructor(fetcher: typeof fetch = (...question) => fetch(...question)) {
    this.#fetch = fetcher;
  }

  game(level: number, seed: number): Promise<Answer<Game>> {
    return ask(this.#fetch, { address: at(level, seed) }, gameShape);
  }

  choose({ level, seed }: Game, turn: number, body: Choice): Promise<Answer<ComparedChoice>> {
    const address = at(level, seed, turn);
    return ask(this.#fetch, { method: "POST", address, body }, comparedChoiceShape);
  }

  score({ level, seed }: Game, choices: readonly Choice[]): Promise<Answer<Score>> {
    const address = at(level, seed);
    return ask(this.#fetch, { method: "POST", address, body: { choices } }, scoreShape);
  }
}

function at(...numbers: readonly number[]): string {
  return addressOf(["scheduler", ...numbers.map(String)], { lang: currentLanguage() });
}
