import type { Failure } from "../connection/ask.ts";
import type { SceneClient } from "../connection/scene-client.ts";
import type { Scene } from "../message/scene.ts";
import { done, type Result } from "../message/result.ts";
import { Replay } from "../world/replay.ts";

/** A scene and what is to be seen in it: all that it takes to play it without the server. */
export interface RecordedScene {
  readonly scene: Scene;
  readonly replay: Replay;
}

/** A scene of somebody's own, from its document. */
export async function ownScene(
  client: SceneClient,
  document: unknown,
): Promise<Result<RecordedScene, Failure>> {
  const played = await client.own(document);
  if (!played.ok) return played;
  return done({ scene: played.value.scene, replay: new Replay(played.value.replay) });
}

/** Asks for both at once. */
export async function recordedScene(
  client: SceneClient,
  id: string,
): Promise<Result<RecordedScene, Failure>> {
  const [scene, recording] = await Promise.all([client.scene(id), client.recording(id)]);
  if (!scene.ok) return scene;
  if (!recording.ok) return recording;
  return done({ scene: scene.value, replay: new Replay(recording.value) });
}
