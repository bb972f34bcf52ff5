import { speedOf } from "../../controls/pace";
import type { Thing } from "../../world/thing";
import type { World } from "../../world/world";
import text from "../../../texts/play.yaml";
import { boardObject } from "./board-object";
import { functionsIn } from "./functions-in";
import { load } from "./later";
import type { Parts } from "./parts";
import type { Shown } from "./shown";
import { whenever, type Store } from "./store";
import { chooseVoice } from "./voice-choice";

/** Gives each part what it shows of the store. */
export function showIn(parts: Parts, store: Store): void {
  chooseVoice(parts.voiceChoice, parts.voice);
  whenever(
    () => store.words.value,
    (words) => {
      const { inspector, why, log, voice, comparison, scheduleLoop, breakpoints } = parts;
      for (const part of [inspector, why, log, voice, comparison, scheduleLoop]) part.words = words;
      breakpoints.kinds = words
        .groups()
        .flatMap(({ kinds }) => kinds.map(({ kind, name }) => ({ kind, name })));
    },
  );
  whenever(
    () => store.shown.value,
    (shown) => {
      showMoment(parts, shown);
    },
  );
  whenever(
    () => ({ thing: store.chosen.value }),
    ({ thing }) => {
      showChosen(parts, thing);
    },
  );
  whenever(
    () => store.pinned.value,
    (pinned) => {
      if (pinned.length > 0) void load("panel-why");
      parts.followed.pinned = pinned;
      parts.menu.pinned = pinned;
      parts.board.pinned = pinned.map(boardObject);
    },
  );
}

function showMoment(parts: Parts, { view, elsewhere, otherBranch }: Shown): void {
  const { world, events, fresh } = view;
  parts.board.events = fresh;
  parts.board.speed = world.playing ? speedOf(world.pace) : 1;
  for (const part of [parts.board, parts.quick, parts.transport, parts.palette]) {
    part.world = world;
  }
  for (const part of [parts.menu, parts.breakpoints, parts.inspector, parts.followed]) {
    part.world = world;
  }
  parts.palette.functions = functionsIn(world.source?.text ?? "");
  parts.inspector.events = events;
  parts.why.release = world.go;
  parts.why.world = world;
  parts.why.playing = world.playing && !elsewhere;
  parts.log.release = world.go;
  parts.log.events = events;
  parts.log.step = world.step;
  parts.log.otherBranch = otherBranch;
  parts.log.playing = world.playing && !elsewhere;
  parts.voice.playing = world.playing;
  parts.voice.events = fresh;
  // Words for all that is on the board cost more than the drawing.
  if (parts.twin.checkVisibility()) parts.twin.world = world;
  parts.runWords.textContent = runWords(world);
  parts.share.session = world.session;
  parts.share.step = world.step;
  parts.share.branch = world.branch;
  parts.share.otherBranch = otherBranch;
}

function showChosen(parts: Parts, thing: Thing | null): void {
  if (thing !== null) void load("panel-why");
  const { inspector, why, palette, followed, board } = parts;
  inspector.event = null;
  inspector.thing = thing;
  why.folded = thing !== null;
  palette.chosen = thing;
  followed.chosen = thing;
  board.chosen = thing === null ? undefined : boardObject(thing);
}

/** The rules by which it runs, its processors and seed, and what of it is idealised. */
function runWords({ go, gomaxprocs: processors, seed, quiet, latency, costs }: World): string {
  const shown = { processors, seed: String(seed) };
  const run = /^\d/.test(go) ? text("run", { ...shown, go }) : text("run.articles", shown);
  const words = [run];
  if (quiet === true) words.push(text("run.quiet"));
  if (latency === "ideal") words.push(text("run.ideal"));
  if (costs !== undefined) words.push(text("run.costs"));
  return words.join(" · ");
}
