import { movable, oneCharacter, usualSettings, type KeySettings, type Movable } from "./keys.ts";

const name = "gopark.keys";

/** The settings in force, also where nothing can be stored. */
let current: KeySettings | null = null;

export function keySettings(): KeySettings {
  current ??= stored();
  return current;
}

export function keepKeySettings(settings: KeySettings): void {
  current = settings;
  try {
    localStorage.setItem(name, JSON.stringify(settings));
  } catch {
    // Storage is blocked or full: the settings hold for this page.
  }
}

/** What was stored, as far as it makes sense. */
function stored(): KeySettings {
  try {
    return readSettings(localStorage.getItem(name) ?? "");
  } catch {
    return usualSettings;
  }
}

export function readSettings(source: string): KeySettings {
  if (source === "") return usualSettings;
  const read: unknown = JSON.parse(source);
  if (typeof read !== "object" || read === null) return usualSettings;
  const { on, moved } = read as { on?: unknown; moved?: unknown };
  return { on: on !== false, moved: movedOf(moved) };
}

function movedOf(moved: unknown): KeySettings["moved"] {
  if (typeof moved !== "object" || moved === null) return {};
  const entries = Object.entries(moved).filter(
    (entry): entry is [Movable, string] =>
      movable.some((intent) => intent === entry[0]) &&
      typeof entry[1] === "string" &&
      oneCharacter.test(entry[1]),
  );
  return Object.fromEntries(entries);
}
