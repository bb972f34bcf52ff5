import "../base/site";
import "../board/marks.css";
import "../board/states.css";
import "../board/live.css";
import "./lesson.css";
import "../board/board";
import "../controls/transport";
import { currentLanguage } from "../base/texts";
import { CommandClient } from "../connection/command-client";
import { PracticeClient } from "../connection/practice-client";
import { SchedulerClient } from "../connection/scheduler-client";
import { EventWords } from "../words/event-words";
import { lessonParts } from "./lesson/parts";
import { Room } from "./lesson/room";
import { reveal, seedAsked } from "./practice/pieces";
import { QuestionRoom } from "./questions/question-room";
import text from "../../texts/question.yaml";

const parts = lessonParts();
const commands = new CommandClient();
const levels = 3;

/** The run of a session that the address names, or one that is made for the occasion. */
async function scenario(): Promise<Readonly<Record<string, unknown>> | null> {
  const session = new URLSearchParams(location.search).get("session");
  if (session !== null) {
    const found = await commands.scenario(session);
    return found.ok ? found.value : null;
  }
  const seed = seedAsked(location.search);
  const game = await new SchedulerClient().game(1 + (seed % levels), seed);
  return game.ok ? game.value.scenario : null;
}

async function start(): Promise<void> {
  const [run, kinds] = await Promise.all([scenario(), commands.eventKinds(currentLanguage())]);
  if (run === null) {
    reveal(parts.page);
    parts.trouble.textContent = text("lost");
    parts.trouble.hidden = false;
    return;
  }
  const words = kinds.ok ? new EventWords(kinds.value) : null;
  const room = new Room(parts, commands, words);
  new QuestionRoom(run, { parts, room, client: new PracticeClient(), words }).open();
}

void start();
