import { PerFrame } from "../../animation/per-frame";
import type { Tabs } from "../../base/tabs";
import type { Failure } from "../../connection/ask";
import type { CommandClient } from "../../connection/command-client";
import { browserTools } from "../../connection/session-stream";
import { Turns } from "../../connection/turns";
import { quickActionIn, type QuickActionName } from "../../controls/quick-actions";
import { landmarkKinds } from "../../controls/seek-marks";
import { Landmarks } from "../../live/landmarks";
import type { LiveView } from "../../live/live-session";
import { Visit } from "../../live/visit";
import type { Command } from "../../message/command";
import type { SchedulerEvent } from "../../world/event";
import { sameThing, type Thing } from "../../world/thing";
import { clearRoom } from "./clear-room";
import { appear } from "./appear";
import { AddressBar } from "./address-bar";
import { announcerIn, type Announcer } from "./announcer";
import { showBanner } from "./banner";
import { followed, remember } from "./followed";
import { QuickActionBreakpoint } from "./quick-action-breakpoint";
import { Departure } from "./departure";
import { Futures } from "./futures";
import { load, loadPanel } from "./later";
import { Narrator } from "./narrator";
import type { Opening } from "./opening";
import type { Parts } from "./parts";
import { SceneWords } from "./scene-words";
import { shownTogether, type Shown } from "./shown";
import { whenever, type Store } from "./store";
import type { Surroundings } from "./surroundings";
import { TimelinePane } from "./timeline-pane";
import { wayTo } from "./way-to";
import { wishedStep } from "./wished-step";
import { Troubles } from "./troubles";

/** Joins the store with a session: what happens is put into it, what is wished is sent there. */
export class Playground {
  readonly #parts: Parts;
  readonly #store: Store;
  readonly #client: CommandClient;
  readonly #tabs: Tabs;
  readonly #visit: Visit;
  readonly #landmarks: Landmarks;
  readonly #trouble: Troubles;
  readonly futures: Futures;
  readonly departure: Departure;
  readonly timeline: TimelinePane;
  readonly #quickActionBreakpoint: QuickActionBreakpoint;
  readonly #sceneWords: SceneWords;
  readonly #announcer: Announcer;
  #releases: ReturnType<CommandClient["releases"]> | null = null;
  /** What somebody wants of the session: each with all its commands before the next. */
  readonly #wishes = new Turns();
  #opening: Opening | null;
  readonly #bar = new AddressBar(() => this.#inSight());
  readonly #life = new AbortController();

  constructor(session: string, opening: Opening, { parts, store, client, tabs }: Surroundings) {
    this.#parts = parts;
    this.#store = store;
    this.#client = client;
    this.#opening = opening;
    this.#tabs = tabs;
    const { signal } = this.#life;
    store.beginAnew();
    this.#trouble = new Troubles(parts.notice);
    const failed = (failure: Failure): void => {
      if (!signal.aborted) this.#trouble.failed(failure);
    };
    this.#visit = this.#visitTo(session, failed);
    new Narrator(session, parts, store, client).follow(signal);
    this.futures = new Futures(session, parts, client, failed, signal);
    this.timeline = new TimelinePane(session, parts, store, client, signal);
    this.#quickActionBreakpoint = new QuickActionBreakpoint(client);
    this.departure = new Departure({ session, client, bar: this.#bar, failed, signal });
    this.#sceneWords = new SceneWords(
      session,
      parts,
      store,
      {
        goTo: (step) => void this.goTo(step),
        act: (commands) => void (this.#visit.isMine ? this.#send(commands) : null),
      },
      signal,
    );
    this.#announcer = announcerIn(parts);
    this.#landmarks = new Landmarks(session, client, landmarkKinds);
    this.#tabs.onTurn = (panel) => {
      loadPanel(panel);
      if (panel === "panel-act") void this.#askReleases();
      if (panel === "panel-branches") void this.futures.list();
      const world = store.world.value;
      if (panel === "panel-words" && world !== null) parts.twin.world = world;
    };
    this.#follow(signal);
  }

  #visitTo(session: string, failed: (failure: Failure) => void): Visit {
    const { signal } = this.#life;
    const perFrame = new PerFrame<Shown>(shownTogether, (shown) => {
      if (!signal.aborted) this.#store.shown.value = shown;
    });
    return new Visit(
      session,
      this.#client,
      {
        view: (view, elsewhere, otherBranch) => {
          perFrame.add({ view, elsewhere, otherBranch });
        },
        state: (state) => {
          this.#trouble.stream(state);
        },
        failed,
      },
      browserTools,
    );
  }

  /** Does what follows from what is in sight. */
  #follow(life: AbortSignal): void {
    const store = this.#store;
    whenever(
      () => store.shown.value,
      (shown) => {
        this.#meet(shown);
      },
      life,
    );
    whenever(
      () => store.branch.value,
      () => void this.futures.list(),
      life,
    );
    whenever(
      () => store.told.value?.event.rule ?? null,
      () => void this.#askReleases(),
      life,
    );
    whenever(
      () => (store.shown.value === null ? null : { chosen: store.chosen.value }),
      () => {
        this.#bar.remember();
      },
      life,
    );
  }

  get session(): string {
    return this.#visit.session;
  }

  /** Turns to a panel beside the board. */
  turnTo(panel: string, focus = false): void {
    this.#tabs.show(panel, focus);
    this.#parts.dock.scrollIntoView({ block: "nearest" });
  }

  /** Goes to the reason of what has just happened. */
  readWhy(): void {
    this.#parts.whyRoom.focus();
    this.#parts.whyRoom.scrollIntoView({ block: "nearest" });
  }

  open(): void {
    this.#visit.open();
    this.#store.chosen.value = this.#opening?.look ?? null;
    this.#store.pinned.value = followed(this.session);
  }

  /** Leaves the session; nothing of it is shown any more. */
  leave(): void {
    this.#life.abort();
    this.#bar.forget();
    this.#visit.close();
    this.dismiss();
    clearRoom(this.#parts);
  }

  /** Moves the session if it is one's own, or only the eyes. */
  async command(command: Command): Promise<void> {
    if (this.#visit.isMine && !this.#trouble.isLost) await this.#send([command]);
    else await this.#lookInstead(command);
  }

  /** @param branch without it the one in sight */
  async goTo(step: number, branch?: number): Promise<void> {
    this.#bar.push();
    await this.#show(step, branch ?? this.#store.branch.value);
  }

  /**
   * Brings a moment into sight: the session goes there if it is one's own, and else the eyes.
   *
   * @param branch null: the one that the session plays
   */
  async #show(step: number, branch: number | null): Promise<void> {
    const { isMine, played } = this.#visit;
    const way = wayTo(step, branch, { isMoving: isMine && !this.#trouble.isLost, played });
    if (way.by === "eyes") {
      await this.#visit.look(way.instant);
      return;
    }
    await this.#wishes.take("", async () => {
      if (way.switchTo === null || (await this.futures.switchTo(way.switchTo)))
        await this.#obey([{ do: "seek", step }]);
    });
  }

  /** Goes to the step of an event and tells of that one. */
  async goToEvent(event: SchedulerEvent): Promise<void> {
    await this.goTo(event.step);
    this.tell(event);
  }

  /** Says why an event of the step in sight went as it did. */
  tell(event: SchedulerEvent): void {
    this.#store.told.value = { event, happened: this.#store.view.value?.events ?? [] };
  }

  preview(step: number): void {
    const branch = this.#store.branch.value;
    void this.#visit.look(branch === null ? { step } : { step, branch });
  }

  async quickAction(name: QuickActionName): Promise<void> {
    const world = this.#store.world.value;
    if (world === null || !this.#visit.isMine) return;
    const action = quickActionIn(world, name);
    if (typeof action === "string") return;
    await this.#send(this.#quickActionBreakpoint.commandsFor(action, this.#parts.transport.pace));
  }

  choose(thing: Thing | null): void {
    const { chosen } = this.#store;
    chosen.value = sameThing(chosen.value, thing) ? null : thing;
    if (chosen.value !== null) void this.#showDetails();
  }

  /** What is chosen is told below the reason, and seen without looking for it. */
  async #showDetails(): Promise<void> {
    const { inspector, why } = this.#parts;
    if (!(await load("panel-why"))) return;
    await Promise.all([inspector.updateComplete, why.updateComplete]);
    inspector.scrollIntoView({ block: "nearest" });
  }

  pinChosen(): void {
    const chosen = this.#store.chosen.value;
    if (chosen?.kind === "g") this.pin(chosen);
  }

  toNow(): void {
    this.#visit.backToNow();
  }

  retry(): void {
    this.dismiss();
    this.#visit.open();
  }

  async showBranch(branch: number): Promise<void> {
    if (!this.#visit.isMine) return;
    await this.#wishes.take("", async () => {
      if (await this.futures.switchTo(branch)) this.#visit.backToNow();
    });
  }

  /** Whether the session is moved from here. */
  get isMine(): boolean {
    return this.#visit.isMine;
  }

  /** A session of one's own from the moment in sight. */
  async copy(): Promise<void> {
    const { world, isOtherBranch } = this.#store;
    const { step, branch } = world.value ?? {};
    await this.departure.copy(isOtherBranch.value ? { step, branch } : { step });
  }

  dismiss(): void {
    const { palette, breakpoints } = this.#parts;
    for (const part of [palette, breakpoints]) part.problem = null;
    this.#trouble.dismiss();
  }

  /** The address of what is in sight. */
  address(): string {
    return this.#bar.address();
  }

  /** Somebody went back or forward in the browser's history. */
  async travelled(opening: Opening): Promise<void> {
    this.#store.chosen.value = opening.look;
    if (opening.step === null) this.#visit.backToNow();
    else await this.#show(opening.step, opening.branch);
  }

  #meet(shown: Shown): void {
    const { view, elsewhere } = shown;
    const { world } = view;
    showBanner(this.#parts, shown, this.#visit.isMine);
    if (!elsewhere) this.#announcer.show(view);
    appear(this.#parts, this.#store.told.value !== null, this.#sceneWords.told);
    this.#meetOpening(view);
    if (this.#visit.isMine) this.#quickActionBreakpoint.show(world);
    if (!elsewhere) void this.#mark(view);
  }

  /** Does what the address asked for, as soon as there is something to do it to. */
  #meetOpening({ world }: LiveView): void {
    const opening = this.#opening;
    if (opening === null) return;
    this.#opening = null;
    const { step, branch, quickAction } = opening;
    if (quickAction !== null) {
      // What is done is seen where it is done.
      void this.quickAction(quickAction);
      return;
    }
    if (step === null || (step === world.step && (branch ?? world.branch) === world.branch)) return;
    void this.#visit.look(branch === null ? { step } : { step, branch });
  }

  /** Keeps a thing in the list of those that are followed, or lets it go. */
  pin(thing: Thing): void {
    const { pinned } = this.#store;
    pinned.value = remember(this.session, pinned.value, thing);
  }

  /** What can be played, and where the articles part from Go; asked for once somebody wants it. */
  async #askReleases(): Promise<void> {
    this.#releases ??= this.#client.releases();
    const answer = await this.#releases;
    if (!answer.ok) {
      this.#releases = null;
      return;
    }
    this.#parts.palette.releases = answer.value.releases;
    this.#store.articleRules.value = answer.value.articleRules;
  }

  async #mark({ world, fresh }: LiveView): Promise<void> {
    const { farthest, branch } = world;
    const marks =
      this.#landmarks.hear(world, fresh) ?? (await this.#landmarks.upTo(farthest, branch));
    if (marks !== null && !this.#life.signal.aborted) this.#parts.transport.marks = marks;
  }

  async #send(commands: readonly Command[]): Promise<void> {
    await this.#wishes.take("", () => this.#obey(commands));
  }

  async #obey(commands: readonly Command[]): Promise<void> {
    this.dismiss();
    this.#announcer.hear(commands, this.#store.world.value ?? undefined);
    const answer = await this.#visit.send(commands);
    if (answer.ok) {
      this.#announcer.done(answer.value.seq);
      this.#sceneWords.note(commands, answer.value.step);
      return;
    }
    const { failure } = answer;
    if (this.#life.signal.aborted) return;
    this.#parts.transport.settle();
    if (failure.kind === "refused") {
      const { palette, breakpoints } = this.#parts;
      for (const part of [palette, breakpoints]) part.problem = failure.problem;
    }
    this.#trouble.failed(failure);
  }

  /** What a viewer who may only watch can do instead: look further. */
  async #lookInstead(command: Command): Promise<void> {
    const world = this.#store.world.value;
    if (world === null) return;
    const step = wishedStep(command, world);
    if (step !== null) await this.#visit.look({ step, branch: world.branch });
    else if (command.do === "play") this.#visit.backToNow();
    else if (this.#visit.isMine) await this.#send([command]);
    if (!this.#life.signal.aborted) this.#parts.transport.settle();
  }

  #inSight() {
    const { world, isElsewhere, branch, chosen } = this.#store;
    const isMoving = world.value?.playing === true && !isElsewhere.value;
    const step = world.value === null || isMoving ? null : world.value.step;
    return { session: this.session, step, branch: branch.value ?? -1, look: chosen.value };
  }
}
