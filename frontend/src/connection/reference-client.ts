import { referenceShape, type Reference } from "../message/reference";
import { addressOf } from "./address";
import { ask, type Answer } from "./ask";

/** Asks for the description of the HTTP interface. */
export function reference(fetcher: typeof fetch): Promise<Answer<Reference>> {
  return ask(fetcher, { address: addressOf(["docs"]) }, referenceShape);
}
