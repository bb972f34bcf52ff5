import { currentLanguage, type Language } from "../base/texts";
import { eventKindsShape, type EventKinds } from "../message/catalogue";
import { judgedShape, type Judged } from "../message/lesson";
import { sceneShape, type Scene } from "../message/scene";
import { recordingShape, type Recording } from "../message/session";
import { object } from "../message/shape";
import { addressOf } from "./address";
import { ask, type Answer } from "./ask";

/** What came of an attempt at a challenge: how it was judged, and what is to be seen of it. */
export interface Attempted {
  readonly judged: Judged;
  readonly replay: Recording;
}

/**
 * Asks for scenes and their recordings. They are the same for everybody: without cookies they are
 * answered to a frame that has no origin, too, and nothing is remembered here.
 */
export class SceneClient {
  readonly #fetch: typeof fetch;

  constructor(fetcher: typeof fetch = (...question) => fetch(...question)) {
    this.#fetch = (address, request) => fetcher(address, { ...request, credentials: "omit" });
  }

  scene(id: string, signal?: AbortSignal): Promise<Answer<Scene>> {
    return ask(this.#fetch, { address: addressOf(["scenes", id]), signal }, sceneShape);
  }

  /** The recording of a scene, from where it opens to its end. */
  recording(id: string, signal?: AbortSignal): Promise<Answer<Recording>> {
    const address = addressOf(["scenes", id, "replay"]);
    return ask(this.#fetch, { address, signal }, recordingShape);
  }

  /** A scene of somebody's own, checked and played; nothing of it is kept. */
  own(document: unknown): Promise<Answer<{ readonly scene: Scene; readonly replay: Recording }>> {
    const address = addressOf(["scenes", "replay"]);
    const question = { method: "POST", address, body: document } as const;
    return ask(this.#fetch, question, object({ scene: sceneShape, replay: recordingShape }));
  }

  /**
   * What comes of commands that are given where a scene ends, and which goals of its challenge are
   * met by it; nothing of it is kept.
   *
   * @param scene its document, or its id
   */
  attempt(scene: unknown, commands: readonly unknown[]): Promise<Answer<Attempted>> {
    const address = addressOf(["scenes", "attempt"], { lang: currentLanguage() });
    const question = { method: "POST", address, body: { scene, commands } } as const;
    return ask(this.#fetch, question, object({ judged: judgedShape, replay: recordingShape }));
  }

  /** What a session has shown of a condition; what is wrong with the condition is refused. */
  goal(session: string, condition: string): Promise<Answer<Judged>> {
    const address = addressOf(["sessions", session, "goals"], { lang: currentLanguage() });
    const question = { method: "POST", address, body: { goals: [{ condition }] } } as const;
    return ask(this.#fetch, question, judgedShape);
  }

  /** All kinds of events, in the words of one language; without one, of both. */
  eventKinds(lang?: Language): Promise<Answer<EventKinds>> {
    const address = addressOf(["event-kinds"], { lang });
    return ask(this.#fetch, { address }, eventKindsShape);
  }
}
