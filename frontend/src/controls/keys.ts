/** What a key press asks for. */
export type Intent =
  | "play"
  | "back"
  | "forward"
  | "previous-switch"
  | "next-switch"
  | "start"
  | "end"
  | "slower"
  | "faster"
  | "slow"
  | "why"
  | "breakpoint"
  | "pin"
  | "compare"
  | "log"
  | "new"
  | "twin"
  | "timeline"
  | "view"
  | "help"
  | "out";

/** Intents whose keys type a character, and can therefore be switched off or moved elsewhere. */
export const usualKeys = {
  play: " ",
  back: ",",
  forward: ".",
  "previous-switch": "<",
  "next-switch": ">",
  slower: "-",
  faster: "+",
  slow: "z",
  why: "e",
  breakpoint: "b",
  pin: "p",
  compare: "c",
  log: "l",
  new: "n",
  twin: "t",
  timeline: "m",
  view: "v",
  help: "?",
} as const satisfies Partial<Record<Intent, string>>;

export type Movable = keyof typeof usualKeys;

export const movable = Object.keys(usualKeys) as readonly Movable[];

/** What a key is called that types something. */
export const oneCharacter = /^.$/u;

const fixedKeys: Readonly<Record<string, Intent>> = { Home: "start", End: "end", Escape: "out" };

/** The commands that repeat while their key is held. */
const repeating: ReadonlySet<Intent> = new Set<Intent>([
  "back",
  "forward",
  "previous-switch",
  "next-switch",
  "slower",
  "faster",
]);

/** What somebody has made of the keys. */
export interface KeySettings {
  /** Whether single characters do anything. */
  readonly on: boolean;
  /** Other keys than the usual ones. */
  readonly moved: Readonly<Partial<Record<Movable, string>>>;
}

export const usualSettings: KeySettings = { on: true, moved: {} };

/** What is asked of a keyboard event. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
}

/** What a key means; null: nothing of ours. */
export function intentOf(press: KeyPress, { on, moved }: KeySettings): Intent | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  const intent = fixedKeys[press.key] ?? (on ? ofCharacter(characterOf(press), moved) : null);
  if (intent === null || (press.repeat && !repeating.has(intent))) return null;
  return intent;
}

export function keyOf(intent: Movable, { moved }: KeySettings): string {
  return moved[intent] ?? usualKeys[intent];
}

/** The command that has the key already. */
export function takenBy(character: string, settings: KeySettings): Movable | null {
  return movable.find((intent) => keyOf(intent, settings) === character) ?? null;
}

/** The settings with a key for an intent; unchanged where another one has it. */
export function withKey(intent: Movable, character: string, settings: KeySettings): KeySettings {
  if (takenBy(character, settings) !== null) return settings;
  return { ...settings, moved: { ...settings.moved, [intent]: character } };
}

function ofCharacter(character: string, moved: KeySettings["moved"]): Intent | null {
  const found = takenBy(character, { on: true, moved });
  if (found !== null) return found;
  return character === "=" ? takenBy("+", { on: true, moved }) : null;
}

/** What a key types, in small letters; empty if it types nothing. */
export function characterOf({
  key,
  code,
  shiftKey,
}: Pick<KeyPress, "key" | "code" | "shiftKey">): string {
  if (!oneCharacter.test(key)) return "";
  if (/^[ -~]$/.test(key)) return key.toLowerCase();
  return latinOf(code, shiftKey) ?? key.toLowerCase();
}

/** Under another alphabet the key that stands at the same place counts. */
function latinOf(code: string, shifted: boolean): string | null {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return letter.toLowerCase();
  if (code === "Period") return shifted ? ">" : ".";
  if (code === "Comma") return shifted ? "<" : ",";
  return null;
}
