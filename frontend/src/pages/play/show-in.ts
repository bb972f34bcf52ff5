import { speedOf } from "../../controls/pace";
import type { LiveView } from "../../live/live-session";
import type { World } from "../../world/world";
import text from "../../../texts/play.yaml";
import type { Parts } from "./parts";

/** Gives each part what it shows of a moment. */
export function showIn(parts: Parts, { world, events, fresh }: LiveView, elsewhere: boolean): void {
  parts.board.events = fresh;
  parts.board.speed = world.playing ? speedOf(world.pace) : 1;
  for (const part of [parts.board, parts.quick, parts.transport, parts.palette]) {
    part.world = world;
  }
  for (const part of [parts.menu, parts.breakpoints, parts.inspector, parts.followed]) {
    part.world = world;
  }
  parts.inspector.events = events;
  parts.why.release = world.go;
  parts.why.world = world;
  parts.why.playing = world.playing && !elsewhere;
  parts.log.release = world.go;
  parts.log.events = events;
  parts.log.step = world.step;
  parts.log.playing = world.playing && !elsewhere;
  parts.voice.playing = world.playing;
  parts.voice.events = fresh;
  // Words for all that is on the board cost more than the drawing.
  if (parts.twin.checkVisibility()) parts.twin.world = world;
  parts.runWords.textContent = runWords(world);
  parts.share.step = world.step;
  parts.share.branch = world.branch;
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
