import type { Snapshot } from "../world/world";
import { frameOf } from "./geometry/frame";
import { markingOf, type BoardObject } from "./geometry/objects";
import { SlimProcessors } from "./geometry/slim";
import type { BoardView } from "./part";

/** What a view is made of. */
interface Sight {
  readonly world: Snapshot;
  readonly width: number;
  readonly brief: boolean;
  readonly chosen: BoardObject | undefined;
  readonly pinned: readonly BoardObject[];
}

/** Makes views; what is as before is the same object, so that parts may compare by identity. */
export class Views {
  readonly #slim = new SlimProcessors();
  #last: { readonly sight: Sight; readonly view: BoardView } | undefined;

  of(sight: Sight): BoardView {
    const { world, width, brief, chosen, pinned } = sight;
    const last = this.#last;
    const old = last?.sight;
    const isMarkedSame = old?.chosen === chosen && old?.pinned === pinned;
    const processors = Object.keys(world.ps).length;
    const isSize = last !== undefined && Object.keys(last.view.world.ps).length === processors;
    const isFramedSame = isSize && old?.width === width && old.brief === brief;
    const frame = isFramedSame ? last.view.frame : frameOf(width, processors, brief);
    const view: BoardView = {
      world,
      brief,
      frame,
      slim: this.#slim.of(world, frame, width),
      marking: last !== undefined && isMarkedSame ? last.view.marking : markingOf(chosen, pinned),
    };
    this.#last = { sight, view };
    return view;
  }
}
