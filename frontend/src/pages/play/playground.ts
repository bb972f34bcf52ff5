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
import type { EventWords } from "../../words/event-words";
import type { SchedulerEvent } from "../../world/event";
import { tellingEvent } from "../../world/telling";
import { sameThing, type Thing } from "../../world/thing";
import { appear } from "./appear";
import { AddressBar } from "./address-bar";
import { announcerIn, type Announcer } from "./announcer";
import { showBanner } from "./banner";
import { boardObject } from "./board-object";
import { followed, remember } from "./followed";
import { QuickActionBreakpoint } from "./quick-action-breakpoint";
import { Departure } from "./departure";
import { Futures } from "./futures";
import { load, loadPanel } from "./later";
import { Narrator } from "./narrator";
import type { Opening } from "./opening";
import type { Parts } from "./parts";
import { SceneWords } from "./scene-words";
import { showIn } from "./show-in";
import { shownTogether, type Shown } from "./shown";
import type { StageFit } from "./stage-fit";
import type { Companion, Surroundings } from "./surroundings";
import { TimelinePane } from "./timeline-pane";
import { wishedStep } from "./wished-step";
import { Troubles } from "./troubles";

/** Joins the page's parts with a session: what happens goes to them, what they want to it. */
export class Playground {
  readonly #parts: Parts;
  readonly #client: CommandClient;
  readonly #tabs: Tabs;
  readonly #visit: Visit;
  readonly #landmarks: Landmarks;
  readonly #trouble: Troubles;
  readonly #narrator: Narrator;
  readonly futures: Futures;
  readonly departure: Departure;
  readonly timeline: TimelinePane;
  readonly #quickActionBreakpoint: QuickActionBreakpoint;
  readonly #sceneWords: SceneWords;
  readonly #fit: StageFit;
  readonly #announcer: Announcer;
  #releases: ReturnType<CommandClient["releases"]> | null = null;
  #chosen: Thing | null = null;
  #pinned: readonly Thing[];
  #branch = -1;
  /** What somebody wants of the session: each with all its commands before the next. */
  readonly #wishes = new Turns();
  #opening: Opening | null;
  readonly #bar = new AddressBar(() => this.#inSight());
  readonly #life = new AbortController();
  /** What else is told what is in sight, and what is chosen there. */
  readonly #companion: Companion;

  constructor(
    session: string,
    opening: Opening,
    { parts, client, tabs, fit, companion }: Surroundings,
  ) {
    this.#parts = parts;
    this.#client = client;
    this.#companion = companion;
    this.#opening = opening;
    this.#pinned = followed(session);
    this.#trouble = new Troubles(parts.notice);
    this.#narrator = new Narrator(session, parts, client, this.#life.signal);
    const { signal } = this.#life;
    const failed = (failure: Failure): void => {
      if (!signal.aborted) this.#trouble.failed(failure);
    };
    this.futures = new Futures(session, parts, client, failed, signal);
    this.timeline = new TimelinePane(session, parts, client, signal);
    this.#quickActionBreakpoint = new QuickActionBreakpoint(client);
    this.departure = new Departure({ session, client, bar: this.#bar, failed, signal });
    this.#sceneWords = new SceneWords(
      session,
      parts,
      {
        goTo: (step) => void this.goTo(step),
        act: (commands) => void (this.#visit.isMine ? this.#send(commands) : null),
      },
      signal,
    );
    this.#announcer = announcerIn(parts);
    this.#landmarks = new Landmarks(session, client, landmarkKinds);
    this.#tabs = tabs;
    this.#fit = fit;
    this.#tabs.onTurn = (panel) => {
      loadPanel(panel);
      if (panel === "panel-act") void this.#askReleases();
      if (panel === "panel-branches") void this.futures.list();
      const shown = this.#visit.shown;
      if (panel === "panel-words" && shown !== null) parts.twin.world = shown.world;
    };
    const shown = new PerFrame<Shown>(shownTogether, ({ view, elsewhere }) => {
      if (!signal.aborted) this.#show(view, elsewhere);
    });
    this.#visit = new Visit(
      session,
      client,
      {
        view: (view, elsewhere) => {
          shown.add({ view, elsewhere });
        },
        state: (state) => {
          this.#trouble.stream(state);
        },
        failed,
      },
      browserTools,
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
    this.#choose(this.#opening?.look ?? null);
    this.pin(null);
  }

  /** Leaves the session; nothing of it is shown any more. */
  leave(): void {
    this.#life.abort();
    this.#bar.forget();
    this.#visit.close();
    this.#parts.transport.settle();
    this.#parts.transport.marks = [];
    this.#parts.comparison.parted = null;
    this.#parts.board.look = [];
  }

  speak(words: EventWords): void {
    this.#narrator.speak(words);
  }

  /** Moves the session if it is one's own, or only the eyes. */
  async command(command: Command): Promise<void> {
    if (this.#visit.isMine && !this.#trouble.isLost) await this.#send([command]);
    else await this.#lookInstead(command);
  }

  async goTo(step: number, branch?: number): Promise<void> {
    this.#bar.push();
    if (!this.#visit.isMine || this.#trouble.isLost) {
      await this.#visit.look(branch === undefined ? { step } : { step, branch });
      return;
    }
    await this.#wishes.take("", async () => {
      const isElsewhere = branch !== undefined && branch !== this.#branch;
      if (!isElsewhere || (await this.futures.switchTo(branch)))
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
    this.#narrator.tell(event, this.#visit.shown?.events ?? []);
  }

  preview(step: number): void {
    void this.#visit.look({ step });
  }

  async quickAction(name: QuickActionName): Promise<void> {
    const world = this.#visit.shown?.world;
    if (world === undefined || !this.#visit.isMine) return;
    const action = quickActionIn(world, name);
    if (typeof action === "string") return;
    await this.#send(this.#quickActionBreakpoint.commandsFor(action, this.#parts.transport.pace));
  }

  choose(thing: Thing | null): void {
    this.#choose(sameThing(this.#chosen, thing) ? null : thing);
    this.#bar.remember();
    if (this.#chosen !== null) void this.#showDetails();
  }

  /** What is chosen is told below the reason, and seen without looking for it. */
  async #showDetails(): Promise<void> {
    const { inspector, why } = this.#parts;
    if (!(await load("panel-why"))) return;
    await Promise.all([inspector.updateComplete, why.updateComplete]);
    inspector.scrollIntoView({ block: "nearest" });
  }

  pinChosen(): void {
    if (this.#chosen?.kind === "g") this.pin(this.#chosen);
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
    await this.departure.copy(this.#visit.shown?.world.step);
  }

  dismiss(): void {
    const { transport, palette, breakpoints, branches } = this.#parts;
    for (const part of [transport, palette, breakpoints, branches]) part.problem = null;
    this.#trouble.dismiss();
  }

  /** The address of what is in sight, in a language. */
  address(): string {
    return this.#bar.address();
  }

  /** Somebody went back or forward in the browser's history. */
  async travelled(opening: Opening): Promise<void> {
    this.#choose(opening.look);
    if (opening.step === null) this.#visit.backToNow();
    else if (this.#visit.isMine) await this.#send([{ do: "seek", step: opening.step }]);
    else await this.#visit.look({ step: opening.step });
  }

  #show(view: LiveView, elsewhere: boolean): void {
    const { world, events, fresh } = view;
    const parts = this.#parts;
    this.#narrator.knowSysmon(world.sysmon.m);
    this.#fit.show(Object.keys(world.ps).length);
    showIn(parts, view, elsewhere);
    parts.share.session = this.session;
    if (this.#narrator.told?.step !== world.step || fresh.length > 0)
      this.#narrator.tell(tellingEvent(events), events);
    if (this.#narrator.told?.rule !== undefined) void this.#askReleases();
    this.#sceneWords.show(world);
    this.#banner(elsewhere);
    if (!elsewhere) this.#announcer.show(view);
    this.#bar.remember();
    this.timeline.show(view, elsewhere);
    this.#companion.show(view, elsewhere);
    appear(this.#parts, this.#narrator.told !== null, this.#sceneWords.told);
    this.#meetOpening(view);
    if (this.#visit.isMine) this.#quickActionBreakpoint.show(world);
    if (world.branch !== this.#branch) {
      this.#branch = world.branch;
      void this.futures.list();
    }
    if (!elsewhere) void this.#mark(view);
    this.#explain();
  }

  #banner(elsewhere: boolean): void {
    showBanner(this.#parts, this.#visit.shown?.world, this.#visit.isMine, elsewhere);
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

  #choose(thing: Thing | null): void {
    if (thing !== null) void load("panel-why");
    this.#chosen = thing;
    const { inspector, palette, followed: list, board } = this.#parts;
    inspector.event = null;
    inspector.thing = thing;
    this.#parts.why.folded = thing !== null;
    palette.chosen = thing;
    list.chosen = thing;
    board.chosen = thing === null ? undefined : boardObject(thing);
    this.#companion.choose(thing);
    this.#explain();
  }

  /** Keeps a thing in the list of those that are followed; null shows those of before. */
  pin(thing: Thing | null): void {
    if (thing !== null) this.#pinned = remember(this.session, this.#pinned, thing);
    if (this.#pinned.length > 0) void load("panel-why");
    this.#parts.followed.pinned = this.#pinned;
    this.#parts.board.pinned = this.#pinned.map(boardObject);
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
    this.#narrator.knowArticles(answer.value.articleRules);
  }

  #explain(): void {
    this.#narrator.explain(this.#chosen, this.#visit.shown?.world ?? null);
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
    this.#announcer.hear(commands, this.#visit.shown?.world);
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
    const world = this.#visit.shown?.world;
    if (world === undefined) return;
    const step = wishedStep(command, world);
    if (step !== null) await this.#visit.look({ step });
    else if (command.do === "play") this.#visit.backToNow();
    else if (this.#visit.isMine) await this.#send([command]);
    else this.#banner(this.#visit.isElsewhere);
    if (!this.#life.signal.aborted) this.#parts.transport.settle();
  }

  #inSight() {
    const world = this.#visit.shown?.world;
    const isMoving = world?.playing === true && !this.#visit.isElsewhere;
    const step = world === undefined || isMoving ? null : world.step;
    return { session: this.session, step, branch: this.#branch, look: this.#chosen };
  }
}
