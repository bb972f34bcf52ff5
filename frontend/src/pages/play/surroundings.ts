import type { Tabs } from "../../base/tabs";
import type { CommandClient } from "../../connection/command-client";
import type { Parts } from "./parts";
import type { Store } from "./store";

/** What a session is shown with; it stays when another session takes its place. */
export interface Surroundings {
  readonly parts: Parts;
  readonly store: Store;
  readonly client: CommandClient;
  readonly tabs: Tabs;
}
