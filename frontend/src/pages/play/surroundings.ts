import type { Tabs } from "../../base/tabs";
import type { CommandClient } from "../../connection/command-client";
import type { LiveView } from "../../live/live-session";
import type { Thing } from "../../world/thing";
import type { Parts } from "./parts";
import type { StageFit } from "./stage-fit";

/** What goes along with what is in sight, beside the parts that every session has. */
export interface Companion {
  show(view: LiveView, elsewhere: boolean): void;
  choose(thing: Thing | null): void;
}

/** What a session is shown with; it stays when another session takes its place. */
export interface Surroundings {
  readonly parts: Parts;
  readonly client: CommandClient;
  readonly tabs: Tabs;
  readonly fit: StageFit;
  readonly companion: Companion;
}
