import "../base/site";
import "../base/embed-layout.css";
import "../board/marks.css";
import "../board/live.css";
import "./compare.css";
import "../board/board";
import "../compare/parted";
import "../player/scene-controls";
import "../timeline/strip";
import "../timeline/timeline";
import { askedOf } from "../compare/asked";
import text from "../../texts/compare.yaml";
import { catalogues, compared, failureText, found, subjectsFor } from "./compare/comparing";
import { sharedParts } from "./compare/parts";
import { Stage } from "./compare/stage";

const stage = new Stage(sharedParts(), () => undefined);
const open = document.querySelector<HTMLAnchorElement>("#compare-open");
if (open !== null) open.href = `/compare${location.search}${location.hash}`;

async function start(): Promise<void> {
  const asked = askedOf(location, ["vary"]);
  if (asked === null) {
    stage.say(text("failed"));
    return;
  }
  stage.say(text("working"));
  const known = await catalogues();
  const base = await found(asked, known);
  const from = asked.by === "event" ? asked.at : null;
  const { signal } = new AbortController();
  const answer = base.ok
    ? await compared(asked, base.value, subjectsFor(known, base.value), from, signal)
    : base;
  stage.say(answer.ok ? "" : failureText(answer.failure));
  if (answer.ok) stage.show(asked, answer.value, known);
}

void start();
