import type { SessionTrouble } from "../../message/snapshot";
import text from "../../../texts/play.yaml";
import type { Parts } from "./parts";
import type { Shown } from "./shown";

/** Says above the board why it cannot be changed or is not where the session is. */
export function showBanner(
  parts: Parts,
  { view: { world }, elsewhere, otherBranch }: Shown,
  isMine: boolean,
): void {
  const { banner, bannerWords, toNow, copy } = parts;
  const { step, branch, trouble } = world;
  const isFree = isMine && trouble === undefined;
  watchOnly(parts, !isFree);
  banner.hidden = isFree && !elsewhere;
  toNow.hidden = !elsewhere;
  copy.hidden = isFree;
  copy.textContent = trouble === undefined ? text("take-copy") : text("take-copy-from", { step });
  if (otherBranch)
    bannerWords.textContent =
      branch === 0
        ? text("elsewhere.first-run", { step })
        : text("elsewhere.branch", { step, branch });
  else if (elsewhere) bannerWords.textContent = text("elsewhere", { step });
  else bannerWords.textContent = trouble === undefined ? text("watching") : troubleWords(trouble);
}

/** What acts says that it cannot, where somebody may only watch. */
function watchOnly({ quick, menu, palette, breakpoints, dock }: Parts, watching: boolean): void {
  quick.watching = watching;
  menu.watching = watching;
  for (const part of [palette, breakpoints]) part.inert = watching;
  for (const words of dock.querySelectorAll<HTMLElement>(".play-watching"))
    words.hidden = !watching;
}

/** Why the session cannot go on; a reason that this page does not know is a newer version's. */
export function troubleWords({ code, step }: SessionTrouble): string {
  switch (code) {
    case "replays-differently":
    case "journal-damaged":
    case "computes-too-long":
    case "takes-too-much-memory":
    case "law-broken":
      return text(`trouble.${code}`, { step });
    default:
      return text("trouble.other-engine", { step });
  }
}
