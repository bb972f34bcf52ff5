export type * from "../message/command.ts";
