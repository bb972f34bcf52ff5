// Views may import this part, and not the one below it.
export type {
  BothLanguages as Both,
  EventField,
  EventKind,
  EventKinds,
  FieldType,
} from "../message/catalogue";
