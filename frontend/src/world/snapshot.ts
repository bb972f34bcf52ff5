export type * from "../message/snapshot.ts";
