import text from "../../../texts/play.yaml";
import type { Parts } from "./parts";

type Room = Pick<
  Parts,
  "transport" | "comparison" | "board" | "said" | "warnings" | "name" | "share" | "branches"
>;

/** Takes away what a session leaves that nothing of the next one overwrites. */
export function clearRoom(parts: Room): void {
  const { transport, comparison, board, said, warnings, name, share, branches } = parts;
  transport.settle();
  transport.marks = [];
  comparison.parted = null;
  branches.branches = [];
  branches.failed = false;
  board.look = [];
  said.textContent = "";
  said.hidden = true;
  warnings.forget();
  name.textContent = text("own-board");
  name.classList.add("play-name-usual");
  share.scene = null;
}
