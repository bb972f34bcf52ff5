import { nameOf, sameThing, thingNamed, type Thing } from "../../world/thing";

const most = 20;
const keyOf = (session: string): string => `gopark.followed.${session}`;

/** The things followed in a session, as long as the tab is open; a frame may have no storage. */
export function followed(session: string): readonly Thing[] {
  const names = kept((storage) => storage.getItem(keyOf(session))) ?? "";
  return names
    .split(",")
    .map(thingNamed)
    .filter((thing) => thing !== null)
    .slice(0, most);
}

/** Follows one more, the oldest no longer if they become too many; or lets one go. */
export function remember(
  session: string,
  pinned: readonly Thing[],
  thing: Thing,
): readonly Thing[] {
  const others = pinned.filter((each) => !sameThing(each, thing));
  const next = others.length < pinned.length ? others : [...others, thing].slice(-most);
  kept((storage) => {
    storage.setItem(keyOf(session), next.map(nameOf).join(","));
  });
  return next;
}

function kept<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
