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
import { Progress } from "../lesson/progress";
import { EventWords } from "../words/event-words";
import { ExamRoom } from "./exam/exam-room";
import { lessonParts } from "./lesson/parts";
import { Room } from "./lesson/room";
import { detailOf } from "./practice/detail";
import { reveal, seedAsked } from "./practice/pieces";
import text from "../../texts/exam.yaml";

const parts = lessonParts();
const client = new PracticeClient();
const commands = new CommandClient();

async function start(): Promise<void> {
  const seed = seedAsked(location.search);
  const [exam, kinds] = await Promise.all([
    client.exam(seed),
    commands.eventKinds(currentLanguage()),
  ]);
  if (!exam.ok) {
    parts.trouble.textContent = detailOf(exam.failure, text("lost"));
    parts.trouble.hidden = false;
    reveal(parts.page);
    return;
  }
  const address = new URL(location.href);
  address.searchParams.set("seed", String(seed));
  history.replaceState(null, "", address);
  const words = kinds.ok ? new EventWords(kinds.value) : null;
  const room = new Room(parts, commands, words);
  new ExamRoom(exam.value, { parts, room, client, commands, progress: new Progress() }).open();
}

void start();
