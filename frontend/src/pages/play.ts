import "../base/site";
import "../board/marks.css";
import "../board/states.css";
import "../board/live.css";
import "./play.css";
import "../board/board";
import "../controls/transport";
import "../controls/palette";
import "../controls/menu";
import "../controls/breakpoints";
import "../inspector/inspector";
import "../inspector/why";
import "../log/log";
import "../log/voice";
import { CommandClient } from "../connection/command-client";
import type { Failure } from "../connection/ask";
import { browserTools, type StreamState } from "../connection/session-stream";
import { PerFrame } from "../animation/per-frame";
import { LiveSession, together, type LiveView } from "../live/live-session";
import type { Command } from "../message/command";
import { speedOf } from "../controls/pace";
import { sameThing, thingOf, type Thing } from "../world/thing";
import { EventWords } from "../words/event-words";
import text from "../../texts/play.yaml";

const client = new CommandClient();

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
): HTMLElementTagNameMap[Name] {
  const found = document.querySelector(name);
  if (found === null) throw new Error(`The page has no ${name}`);
  return found;
}

const board = element("gopark-board");
const transport = element("gopark-transport");
const palette = element("gopark-palette");
const menu = element("gopark-menu");
const breakpoints = element("gopark-breakpoints");
const inspector = element("gopark-inspector");
const why = element("gopark-why");
const log = element("gopark-log");
const voice = element("gopark-voice");
const notice = document.querySelector<HTMLElement>("#play-notice");
const asking = [transport, palette, breakpoints];

let session = /^\/play\/([\w-]+)$/.exec(location.pathname)?.[1] ?? null;
let live: LiveSession | null = null;
let view: LiveView | null = null;
let chosen: Thing | null = null;
let whyAsked: AbortController | null = null;

function say(words: string | null): void {
  if (notice === null) return;
  notice.textContent = words;
  notice.hidden = words === null;
}

function wordsOf(failure: Failure): string {
  switch (failure.kind) {
    case "refused":
      return failure.problem.errors?.[0]?.message ?? failure.problem.detail;
    case "unreachable":
      return text("unreachable");
    case "unreadable":
      return text("unreadable");
    case "cancelled":
      return "";
  }
}

function show(next: LiveView): void {
  view = next;
  const { world, events, fresh } = next;
  const latest = events.at(-1) ?? null;
  board.events = fresh;
  board.speed = speedOf(world.pace);
  board.world = world;
  transport.world = world;
  palette.world = world;
  menu.world = world;
  breakpoints.world = world;
  inspector.world = world;
  inspector.events = events;
  why.event = latest;
  why.release = world.go;
  log.events = events;
  log.step = world.step;
  log.playing = world.playing;
  voice.playing = world.playing;
  voice.events = fresh;
}

function stateChanged(state: StreamState): void {
  if (state.kind === "lost") say(text("lost"));
  else if (state.kind === "ended") say(text("ended"));
  else if (state.kind === "live") say(null);
}

/** A session of one's own is made when there is something to do in it, or by the one who came. */
async function begin(): Promise<void> {
  if (session === null) {
    const made = await client.create({ gomaxprocs: 4, cores: 4 });
    if (!made.ok) {
      say(wordsOf(made.failure));
      return;
    }
    session = made.value.id;
    history.replaceState(null, "", `/play/${session}${location.search}`);
  }
  const views = new PerFrame(together, show);
  const view = (next: LiveView): void => {
    views.add(next);
  };
  live = new LiveSession(session, client, { view, state: stateChanged }, browserTools);
  live.open();
}

async function send(command: Command): Promise<void> {
  if (session === null) return;
  const answer = await client.send(session, command);
  const words = answer.ok ? null : wordsOf(answer.failure);
  const problem = answer.ok || answer.failure.kind !== "refused" ? null : answer.failure.problem;
  for (const part of asking) part.problem = problem;
  say(problem === null ? words : null);
}

async function askWhy(): Promise<void> {
  whyAsked?.abort();
  why.answer = null;
  if (session === null || chosen?.kind !== "g") return;
  whyAsked = new AbortController();
  const answer = await client.why(session, chosen.id, view?.world.step, whyAsked.signal);
  if (answer.ok) why.answer = answer.value;
}

function choose(thing: Thing | null): void {
  chosen = sameThing(chosen, thing) ? null : thing;
  inspector.thing = chosen;
  palette.chosen = chosen;
  void askWhy();
}

document.body.addEventListener("gopark-command", (event) => {
  void send(event.detail as Command);
});
document.body.addEventListener("gopark-choose", (event) => {
  choose(thingOf(event.detail));
});
document.body.addEventListener("gopark-menu", (event) => {
  const { x, y } = event.detail;
  const thing = thingOf(event.detail);
  if (thing !== null) void menu.open(thing, { x, y });
});
document.body.addEventListener("gopark-seek", (event) => {
  void send({ do: "seek", step: event.detail.step });
});
document.body.addEventListener("gopark-dismiss", () => {
  for (const part of asking) part.problem = null;
});

void client.eventKinds().then((kinds) => {
  if (!kinds.ok) return;
  const words = new EventWords(kinds.value);
  inspector.words = words;
  why.words = words;
  log.words = words;
  voice.words = words;
  breakpoints.kinds = kinds.value.kinds.map(({ kind }) => ({ kind, name: words.name(kind) }));
});
void client.releases().then((releases) => {
  if (releases.ok) palette.releases = releases.value.releases;
});
void begin();
