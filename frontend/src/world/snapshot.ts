export type * from "../message/snapshot";
