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
