import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { number, roughDuration } from "../base/amounts";
import { coresState, pollerState } from "../words/state-words";
import type { Machine } from "../world/world";
import { someOf, spareMachines } from "./geometry/places";
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
    const machines = spareMachines(view.world);
    return html`<p class="k-line">
        <span>${coresState(view.world)}</span><span class="k-words">${text("kernel-line")}</span>
      </p>
      <div class="k-places">
        ${syscalls(machines.syscall, view)} ${spare(machines.spare, view)}
        ${netpoller(machines.netpoll, view)}
        <gopark-timers
          class="place"
          role="group"
          aria-label=${text("timers-label", { count: view.world.stats.timers })}
          .view=${view}
        ></gopark-timers>
        <gopark-sysmon class="place" role="group" aria-label="sysmon" .view=${view}></gopark-sysmon>
      </div>`;
  }
}

function syscalls(machines: readonly Machine[], view: BoardView) {
  const some = someOf(machines, mostMachines);
  return html`<div
    class="place"
    data-place="syscall"
    role="group"
    aria-label=${text("in-syscalls")}
  >
    <b class="place-name">${text("in-syscalls")}</b>
    <div class="k-machines">
      ${repeat(
        some.shown,
        ({ id }) => id,
        (m) => html`<span class="k-pair">${pair(m, view)}</span>`,
      )}
      ${more(some.more)}${machines.length === 0 ? nobody() : nothing}
    </div>
  </div>`;
}

/** The machine, the goroutine that waits with it, and when both come back. */
function pair(m: Machine, view: BoardView) {
  const place = `M${String(m.id)}`;
  const left = (m.dueNs ?? 0) - view.world.timeNs;
  return html`${machineMark(m, "syscall", view)}
    ${marks(view.where.inPlace.get(place) ?? [], place, view, undefined, 1)}
    <span class="k-note">
      ${m.oldp === undefined ? nothing : html`<code>oldp P${m.oldp}</code>`}
      ${left > 0 ? html`<span>${text("back-in", { time: roughDuration(left) })}</span>` : nothing}
    </span>`;
}

function spare(machines: readonly Machine[], view: BoardView) {
  const some = someOf(machines, mostMachines);
  return html`<div class="place" data-place="midle" role="group" aria-label=${text("spare")}>
    <span class="place-name"
      ><b>${text("spare")}</b
      ><code><span class="word">midle · </span>${number(view.world.sched.nmidle)}</code></span
    >
    <div class="marks-row">
      ${repeat(
        some.shown,
        ({ id }) => id,
        (m) => html`${machineMark(m, "midle", view)}${given(m, view)}`,
      )}
      ${more(some.more)}${machines.length === 0 ? nobody() : nothing}
    </div>
  </div>`;
}

function given(m: Machine, view: BoardView) {
  const place = `M${String(m.id)}`;
  const goids = view.where.inPlace.get(place);
  return goids === undefined ? nothing : marks(goids, place, view, undefined, 1);
}

function netpoller(machines: readonly Machine[], view: BoardView) {
  const { netpoll } = view.world;
  const goids = view.where.inPlace.get("netpoll") ?? [];
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
