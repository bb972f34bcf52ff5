import { html, nothing } from "lit";
import type { Channel, SyncObject } from "../world/world";
import {
  channelName,
  channelState,
  objectKind,
  objectName,
  objectState,
} from "../words/state-words";
import type { WaitPlace, WaitQueue } from "./geometry/places";
import { BoardPart, namedIn, type BoardView } from "./part";
import { marks, placeButton } from "./place";
import text from "../../texts/board.yaml";

const mostCells = 12;
const mostMarks = 3;

/**
 * A channel or a lock: what it holds, and who waits for it on which side.
 *
 * @prop view: the board's world
 * @prop place: which one
 */
export class WaitPlaceCard extends BoardPart {
  static override properties = { place: { attribute: false } };

  declare place: WaitPlace | undefined;

  protected override drawnFrom(view: BoardView): readonly unknown[] {
    const { place } = this;
    if (place === undefined) return [];
    const waiting = place.queues.flatMap(({ goids, size }) => [
      size,
      goids.length,
      ...goids.slice(0, mostMarks),
      ...namedIn(goids, view),
    ]);
    return [place.channel, place.object, ...waiting];
  }

  protected override render() {
    const { view, place } = this;
    if (view === undefined || place === undefined) return nothing;
    const { channel, object } = place;
    if (channel !== undefined) return channelCard(channel, place.queues, view);
    return object === undefined ? nothing : objectCard(object, place.queues, view);
  }
}

/** Values go through from left to right: senders, the buffer, receivers. */
function channelCard(channel: Channel, [recvq, sendq]: readonly WaitQueue[], view: BoardView) {
  const { qcount, dataqsiz, closed } = channel;
  return html`${heading(
      { kind: "channel", id: channel.id },
      text("channel"),
      channelName(view.world, channel.id),
      channelState(channel),
      channel.recvqsize + channel.sendqsize,
      view,
    )}
    <div class="w-channel">
      ${side(sendq, view)}
      <span class="w-pipe ${closed ? "w-closed" : ""}">${cells(qcount, dataqsiz)}</span>
      ${side(recvq, view)}
    </div>`;
}

function side(queue: WaitQueue | undefined, view: BoardView) {
  if (queue === undefined) return nothing;
  return html`<span class="w-side w-${queue.name}" data-place=${queue.place}>
    <code>${queue.name}</code>
    <span class="marks-row">
      ${
        queue.size === 0
          ? html`<span class="muted" aria-hidden="true">–</span>`
          : marks(queue.goids, queue.place, view, queue.size, mostMarks)
      }
    </span>
  </span>`;
}

/** The buffer's slots, the next to leave on the right; a large buffer as two numbers. */
function cells(qcount: number, dataqsiz: number) {
  if (dataqsiz === 0) return html`<span class="w-through"></span>`;
  if (dataqsiz > mostCells) return html`<code>${qcount}/${dataqsiz}</code>`;
  return Array.from(
    { length: dataqsiz },
    (_, i) => html`<span class="w-cell ${i >= dataqsiz - qcount ? "w-full" : ""}"></span>`,
  );
}

function objectCard(object: SyncObject, [waiters]: readonly WaitQueue[], view: BoardView) {
  return html`${heading(
      { kind: "sync", id: object.id },
      objectKind(object.kind),
      objectName(view.world, object.id),
      objectState(object),
      object.waitersize,
      view,
    )}
    <div class="w-lock ${object.locked ? "w-locked" : ""}">${side(waiters, view)}</div>`;
}

function heading(
  object: { kind: "channel" | "sync"; id: number },
  what: string,
  name: string,
  state: string,
  count: number,
  view: BoardView,
) {
  const own = html`<span class="muted">${what}</span> <span class="w-state">${state}</span>`;
  return placeButton(object, name, own, text("place-label", { what, name, state, count }), view);
}

customElements.define("gopark-wait-place", WaitPlaceCard);
