export type * from "../message/event.ts";
