import type { SessionTrouble, Snapshot } from "../../message/snapshot";
import text from "../../../texts/play.yaml";
import type { Parts } from "./parts";

/** Says above the board why it cannot be changed or is not where the session is. */
export function showBanner(
  { banner, bannerWords, toNow, copy }: Parts,
  world: Pick<Snapshot, "step" | "trouble"> | undefined,
  isMine: boolean,
  elsewhere: boolean,
): void {
  const step = world?.step ?? 0;
  const trouble = world?.trouble;
  const isFree = isMine && trouble === undefined;
  banner.hidden = isFree && !elsewhere;
  toNow.hidden = !elsewhere;
  copy.hidden = isFree;
  copy.textContent = trouble === undefined ? text("take-copy") : text("take-copy-from", { step });
  if (elsewhere) bannerWords.textContent = text("elsewhere", { step });
  else bannerWords.textContent = trouble === undefined ? text("watching") : troubleWords(trouble);
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
