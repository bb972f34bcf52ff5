import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { number, roughDuration } from "../base/amounts";
import { coresState, pollerState } from "../words/state-words";
import { callingMachines, homeOf, machinesIn } from "../world/placement";
import type { Machine } from "../world/world";
import { someOf } from "./geometry/places";
import { machineMark } from "./marks";
import { BoardPart, type BoardView } from "./part";
import { marks, nobody, placeButton } from "./place";
import text from "../../texts/board.yaml";
import "./sysmon";
import "./timers";

const mostMachines = 6;
const mostWaiting = 10;

/**
 * The kernel line with the cores, and below it what the kernel holds: threads in system calls,
 * sleeping ones, the network poller, timers and the system monitor.
 *
 * @prop view: the board's world
 */
export class KernelRow extends BoardPart {
  protected override render() {
    const { view } = this;
    if (view === undefined) return nothing;
    const { world } = view;
    return html`<p class="k-line">
        <span>${coresState(world)}</span><span class="k-words">${text("kernel-line")}</span>
      </p>
      <div class="k-places">
        ${syscalls(view)} ${spare(machinesIn(world, "spare"), view)}
        ${netpoller(machinesIn(world, "netpoll"), view)}
        <gopark-timers
          class="place"
          role="group"
          aria-label=${text("timers-label", { count: world.stats.timers })}
          .view=${view}
        ></gopark-timers>
        <gopark-sysmon class="place" role="group" aria-label="sysmon" .view=${view}></gopark-sysmon>
      </div>`;
  }
}

/** The system calls, with those of machines that keep their processor and hang under it. */
function syscalls(view: BoardView) {
  const calling = callingMachines(view.world);
  const keepers = calling.filter(({ p }) => p !== undefined);
  const some = someOf(machinesIn(view.world, "syscall"), mostMachines);
  return html`<div
    class="place"
    data-place="syscall"
    role="group"
    aria-label=${text("in-syscalls")}
  >
    <span class="place-name"
      ><b>${text("in-syscalls")}</b><code>${number(calling.length)}</code></span
    >
    <div class="k-machines">
      ${repeat(
        some.shown,
        ({ id }) => id,
        (m) => html`<span class="k-pair">${pair(m, view)}</span>`,
      )}
      ${more(some.more)}${calling.length === 0 ? nobody() : nothing}
      ${keepers.length === 0 ? nothing : html`<span class="k-keepers">${kept(keepers)}</span>`}
    </div>
  </div>`;
}

function kept(keepers: readonly Machine[]) {
  const some = someOf(keepers, mostMachines);
  return html`${repeat(
    some.shown,
    ({ id }) => id,
    ({ id, p, curg }) => html`<code>${keeper(id, p, curg)}</code>`,
  )}${more(some.more)}`;
}

function keeper(m: number, p: number | undefined, curg: number | undefined): string {
  const place = { m: `M${String(m)}`, p: `P${String(p)}` };
  return curg === undefined
    ? text("keeps", place)
    : text("keeps-with", { ...place, g: `G${String(curg)}` });
}

/** The machine, the goroutine that waits with it, and when both come back. */
function pair(m: Machine, view: BoardView) {
  const place = `M${String(m.id)}`;
  const left = (m.dueNs ?? 0) - view.world.timeNs;
  return html`${machineMark(m, "syscall", view)}
    ${marks(homeOf(view.world, place), place, view, undefined, 1)}
    <span class="k-note">
      ${m.oldp === undefined ? nothing : html`<code>oldp P${m.oldp}</code>`}
      ${left > 0 ? html`<span>${text("back-in", { time: roughDuration(left) })}</span>` : nothing}
    </span>`;
}

function spare(machines: readonly Machine[], view: BoardView) {
  const some = someOf(machines, mostMachines);
  return html`<div class="place" data-place="midle" role="group" aria-label=${text("spare")}>
    <span class="place-name"><b>${text("spare")}</b><code>${number(machines.length)}</code></span>
    <div class="marks-row">
      ${repeat(
        some.shown,
        ({ id }) => id,
        (m) => html`${machineMark(m, "midle", view)}${given(m, view)}${promise(m)}`,
      )}
      ${more(some.more)}${machines.length === 0 ? nobody() : nothing}
    </div>
  </div>`;
}

function given(m: Machine, view: BoardView) {
  const place = `M${String(m.id)}`;
  return marks(homeOf(view.world, place), place, view, undefined, 1);
}

/** Which processor it wakes up for. */
function promise({ nextp }: Machine) {
  return nextp === undefined ? nothing : html`<code class="k-note k-nextp">nextp P${nextp}</code>`;
}

function netpoller(machines: readonly Machine[], view: BoardView) {
  const { netpoll } = view.world;
  const goids = homeOf(view.world, "netpoll");
  return html`<div class="place" data-place="netpoll" role="group" aria-label=${text("netpoller")}>
    ${placeButton(
      { kind: "netpoll", id: "netpoll" },
      text("netpoller"),
      html`<code><span class="word">netpoll · </span>${number(netpoll.waiters)}</code>`,
      text("netpoller-label", { count: netpoll.waiters }),
      view,
    )}
    <div class="marks-row">
      ${machines.map((m) => machineMark(m, "netpoll", view))}
      ${marks(goids, "netpoll", view, netpoll.waiters, mostWaiting)}
      ${goids.length === 0 && machines.length === 0 ? nobody() : nothing}
    </div>
    <span class="muted">${pollerState(view.world)}</span>
  </div>`;
}

function more(count: number) {
  return count === 0 ? nothing : html`<span class="marks-more">${text("more", { count })}</span>`;
}

customElements.define("gopark-kernel", KernelRow);
