import "../base/site";
import "../board/marks.css";
import "../board/states.css";
import "../board/live.css";
import "./lesson.css";
import "../board/board";
import "../controls/transport";
import { part } from "../base/page-parts";
import { currentLanguage } from "../base/texts";
import { CommandClient } from "../connection/command-client";
import { LessonClient } from "../connection/lesson-client";
import { markTerms } from "../glossary/mark-terms";
import { Progress } from "../lesson/progress";
import { EventWords } from "../words/event-words";
import { Course } from "./lesson/course";
import { lessonParts } from "./lesson/parts";
import { Room } from "./lesson/room";
import { Words } from "./lesson/words";
import { reveal } from "./practice/pieces";
import text from "../../texts/lesson.yaml";

const parts = lessonParts();
markTerms(part(".lead", HTMLElement, parts.page));
const lessons = new LessonClient();
const client = new CommandClient();

async function start(): Promise<void> {
  const [lesson, all, kinds] = await Promise.all([
    lessons.lesson(parts.page.dataset["lesson"] ?? ""),
    lessons.lessons(),
    client.eventKinds(currentLanguage()),
  ]);
  if (!lesson.ok) {
    reveal(parts.page);
    const again = document.createElement("a");
    again.className = "button";
    again.href = location.href;
    again.textContent = text("again");
    parts.trouble.replaceChildren(text("lost"), " ", again);
    parts.trouble.hidden = false;
    return;
  }
  const room = new Room(parts, client, kinds.ok ? new EventWords(kinds.value) : null);
  const following = all.ok ? all.value.lessons : [];
  const words = new Words();
  const progress = new Progress();
  new Course(lesson.value, following, { parts, room, words, lessons, progress }).open();
}

void start();
