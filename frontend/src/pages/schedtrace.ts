import "../base/site";
import "./schedtrace.css";
import "../schedtrace/schedtrace";
import "../schedtrace/dump-view";
import { Tabs } from "../base/tabs";
import { CommandClient } from "../connection/command-client";
import type { Arrangement } from "../schedtrace/arrangement";

const client = new CommandClient();
const tabs = document.querySelector<HTMLElement>(".schedtrace .tabs");
const explorer = document.querySelector("gopark-schedtrace");

if (tabs !== null) {
  const turning = new Tabs(tabs);
  if (location.hash === "#dump") turning.show("panel-dump");
}

/** Makes a session whose board looks like a print, and goes there. */
async function show({ scenario, afterNs }: Arrangement): Promise<void> {
  if (explorer === null) return;
  explorer.board = "making";
  const made = await client.create({ scenario });
  const ran = made.ok
    ? await client.send(made.value.id, { do: "step", unit: "time", ns: afterNs })
    : made;
  explorer.board = ran.ok ? "none" : "failed";
  if (made.ok && ran.ok) location.assign(`/play/${made.value.id}`);
}

document.body.addEventListener("gopark-arrange", ({ detail }) => {
  void show(detail);
});
