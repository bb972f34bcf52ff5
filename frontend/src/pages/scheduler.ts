import "../base/site";
import "../board/marks.css";
import "../board/states.css";
import "../board/live.css";
import "./lesson.css";
import "../board/board";
import "../controls/transport";
import { currentLanguage } from "../base/texts";
import { CommandClient } from "../connection/command-client";
import { SchedulerClient } from "../connection/scheduler-client";
import { Progress } from "../lesson/progress";
import { EventWords } from "../words/event-words";
import { lessonParts } from "./lesson/parts";
import { Room } from "./lesson/room";
import { detailOf } from "./practice/detail";
import { reveal } from "./practice/pieces";
import { GameRoom } from "./scheduler/game-room";
import { gameAsked } from "./scheduler/asked";
import text from "../../texts/scheduler.yaml";

const parts = lessonParts();
const client = new SchedulerClient();
const commands = new CommandClient();

async function start(): Promise<void> {
  const { level, seed } = gameAsked(location.search);
  const [game, kinds] = await Promise.all([
    client.game(level, seed),
    commands.eventKinds(currentLanguage()),
  ]);
  if (!game.ok) {
    parts.trouble.textContent = detailOf(game.failure, text("lost"));
    parts.trouble.hidden = false;
    reveal(parts.page);
    return;
  }
  const address = new URL(location.href);
  address.searchParams.set("level", String(level));
  address.searchParams.set("seed", String(seed));
  history.replaceState(null, "", address);
  const words = kinds.ok ? new EventWords(kinds.value) : null;
  const room = new Room(parts, commands, words);
  new GameRoom(game.value, { parts, room, client, words, progress: new Progress() }).open();
}

void start();
