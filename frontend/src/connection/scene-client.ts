import type { Language } from "../base/texts";
import { eventKindsShape, type EventKinds } from "../message/catalogue";
import { sceneShape, type Scene } from "../message/scene";
import { recordingShape, type Recording } from "../message/session";
import { object } from "../message/shape";
import { addressOf } from "./address";
import { ask, type Answer } from "./ask";

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
    const question = { method: "POST", address, body: document, changesNothing: true } as const;
    return ask(this.#fetch, question, object({ scene: sceneShape, replay: recordingShape }));
  }

  /** All kinds of events, in the words of one language; without one, of both. */
  eventKinds(lang?: Language): Promise<Answer<EventKinds>> {
    const address = addressOf(["event-kinds"], { lang });
    return ask(this.#fetch, { address }, eventKindsShape);
  }
}
