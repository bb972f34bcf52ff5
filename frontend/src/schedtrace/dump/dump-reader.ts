import type { Dump, DumpError, DumpFrame, DumpGoroutine } from "./goroutine-dump.ts";

export const mostGoroutines = 100_000;
export const longestLine = 64 * 1024;
const mostFrames = 200;
const mostErrors = 100;

const header =
  /^goroutine (\d{1,15}) (?:gp=\S+ )?(?:m=\S+ )?(?:mp=\S+ )?\[([^\]]{1,300})\](?: .{0,2000})?:$/;

interface Open extends DumpGoroutine {
  readonly frames: DumpFrame[];
  creator: DumpFrame | null;
}

/** Reads a dump line by line; a goroutine that cannot be read spoils no other. */
export class DumpReader {
  readonly #goroutines: DumpGoroutine[] = [];
  readonly #errors: DumpError[] = [];
  #lines = 0;
  #moreErrors = 0;
  #more = 0;
  #isProfile = false;
  #open: Open | null = null;
  /** A call whose place the next line tells. */
  #call: { readonly function: string; readonly isCreator: boolean } | null = null;

  /** @param raw without its end */
  read(raw: string): void {
    this.#lines++;
    const line = raw.trimEnd();
    if (line.length > longestLine) this.#fail("too-long");
    else if (line.startsWith("goroutine profile: total")) this.#isProfile = true;
    else if (/^goroutine \d/.test(line)) this.#begin(line);
    else if (this.#open !== null) this.#take(this.#open, line);
  }

  end(): Dump {
    this.#close();
    return {
      goroutines: this.#goroutines,
      lines: this.#lines,
      errors: this.#errors,
      moreErrors: this.#moreErrors,
      more: this.#more,
      isProfile: this.#isProfile,
    };
  }

  #begin(line: string): void {
    this.#close();
    const found = header.exec(line);
    if (found === null) {
      this.#fail("bad-header");
      return;
    }
    const [state = "", ...more] = (found[2] ?? "").split(", ");
    const minutes = more.map((each) => /^(\d{1,9}) minutes$/.exec(each)?.[1]).find(Boolean);
    this.#open = {
      id: Number(found[1]),
      line: this.#lines,
      state: state.replace(/ \((?:scan|leaked)\)/g, ""),
      minutes: Number(minutes ?? 0),
      isLocked: more.includes("locked to thread"),
      isLeaked: state.includes("(leaked)"),
      frames: [],
      creator: null,
    };
  }

  #take(open: Open, line: string): void {
    if (line === "") {
      this.#close();
    } else if (/^\s/.test(line)) {
      this.#place(open, line.trim());
    } else if (!line.startsWith("...")) {
      this.#flush(open, "");
      const created = /^created by (.+?)(?: in goroutine \d+)?$/.exec(line);
      this.#call =
        created === null
          ? { function: withoutArguments(line), isCreator: false }
          : { function: created[1] ?? "", isCreator: true };
    }
  }

  #place(open: Open, line: string): void {
    if (this.#call === null) this.#fail("no-place");
    else this.#flush(open, /^(.*:\d+)(?: \+0x|$)/.exec(line)?.[1] ?? line);
  }

  #flush(open: Open, place: string): void {
    if (this.#call === null) return;
    const frame = { function: this.#call.function, place };
    if (this.#call.isCreator) open.creator = frame;
    else if (open.frames.length < mostFrames) open.frames.push(frame);
    this.#call = null;
  }

  #close(): void {
    const open = this.#open;
    if (open === null) return;
    this.#flush(open, "");
    this.#open = null;
    if (this.#goroutines.length < mostGoroutines) this.#goroutines.push(open);
    else this.#more++;
  }

  #fail(kind: DumpError["kind"]): void {
    if (this.#errors.length < mostErrors) this.#errors.push({ line: this.#lines, kind });
    else this.#moreErrors++;
  }
}

/** `main.(*server).handle(0xc000, ...)` without the last brackets. */
function withoutArguments(call: string): string {
  const at = call.endsWith(")") ? call.lastIndexOf("(") : -1;
  return at > 0 ? call.slice(0, at) : call;
}
