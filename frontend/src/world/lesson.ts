// Views may import this part, and not the one below it.
export type * from "../message/lesson";
