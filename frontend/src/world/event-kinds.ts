// Views may import this part, and not the one below it.
export type { EventField, EventKind, EventKinds, FieldType, Words } from "../message/catalogue";
