import type { World } from "../../world/world";
import text from "../../../texts/play.yaml";
import type { Parts } from "./parts";
import type { ProgramRoom, RoomTools } from "./program-room";
import type { RefusedProgram } from "./refused-program";
import { whenever, type Store } from "./store";

/** Where the program stands above the board and not beside it. */
const narrow = "(width < 66rem)";

/** Opens the room of the program when somebody wants it; until then it costs nothing. */
export class ProgramDoor {
  readonly #parts: Parts;
  readonly #store: Store;
  readonly #tools: RoomTools;
  #room: ProgramRoom | null = null;
  #coming: Promise<ProgramRoom | null> | null = null;
  /** The session for which it has been decided whether the room stands open. */
  #decided = "";

  constructor(parts: Parts, store: Store, tools: RoomTools) {
    this.#parts = parts;
    this.#store = store;
    this.#tools = tools;
    parts.code.addEventListener("click", () => {
      if (this.#isOpen) this.close();
      else void this.open(true);
    });
    parts.code.addEventListener("pointerenter", () => void this.#enter());
    document.body.addEventListener("gopark-program-hide", () => {
      this.close();
      parts.code.focus();
    });
    whenever(
      () => store.world.value,
      (world) => {
        this.#decide(world);
      },
    );
  }

  get #isOpen(): boolean {
    return this.#parts.room.hasAttribute("data-code");
  }

  /** A session with a program of somebody's own opens the room, where there is a place for it. */
  #decide({ session, source, scene }: World): void {
    if (this.#decided === session) return;
    this.#decided = session;
    if (source === undefined) return;
    if (scene === undefined) this.#parts.name.textContent = text("own-program");
    if (!matchMedia(narrow).matches) void this.open();
  }

  /** @param focus: somebody wants to write */
  async open(focus = false): Promise<void> {
    this.#place(true);
    const room = await this.#enter();
    if (room === null) this.#place(false);
    else if (focus && !matchMedia("(pointer: coarse)").matches) room.focus();
  }

  /** Shows a program that is no session. */
  async openWith(program: RefusedProgram): Promise<void> {
    this.#place(true);
    (await this.#enter())?.refuse(program);
  }

  close(): void {
    this.#place(false);
  }

  /** Waits for a run that has been asked for. */
  async settled(): Promise<void> {
    await this.#room?.settled();
  }

  /** Where the board is out of sight, it comes back. */
  backToBoard(): void {
    if (matchMedia(narrow).matches) this.close();
  }

  #place(isOpen: boolean): void {
    const { room, code } = this.#parts;
    room.toggleAttribute("data-code", isOpen);
    code.ariaExpanded = String(isOpen);
    if (this.#room === null) this.#expect(isOpen);
    else this.#room.placed(isOpen);
  }

  /** A new board runs another program than the one that is on its way: said before it is there. */
  #expect(isOpen: boolean): void {
    const { unrun, room } = this.#parts;
    const isOther = isOpen && this.#store.shown.value === null && location.pathname === "/play";
    unrun.hidden = !isOther;
    room.toggleAttribute("data-unrun", isOther);
  }

  #enter(): Promise<ProgramRoom | null> {
    this.#coming ??= import("./program-room")
      .then(({ ProgramRoom }) => {
        const room = new ProgramRoom(this.#parts, this.#store, this.#tools);
        this.#room = room;
        room.placed(this.#isOpen);
        room.follow();
        return room;
      })
      .catch(() => {
        this.#coming = null;
        return null;
      });
    return this.#coming;
  }
}
