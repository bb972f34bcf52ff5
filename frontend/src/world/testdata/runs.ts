/// <reference types="vite/client" />
import { recordingShape, type Recording } from "../../message/session";
import { parse } from "../../message/shape";
import go124 from "./runs/go-1-24.json?raw";
import program from "./runs/program.json?raw";
import quota from "./runs/quota.json?raw";
import resize from "./runs/resize-and-collection.json?raw";
import { valueOf } from "./recorded-worlds";

const read = (json: string): Recording => valueOf(parse(recordingShape, JSON.parse(json)));

/**
 * What a server recorded: a Go program; a run of an older release and one of the newest, each with
 * system calls, a collection and a change of GOMAXPROCS; one whose quota is used up.
 */
export const recordedRuns: readonly (readonly [string, Recording])[] = [
  ["a Go program", read(program)],
  ["Go 1.24", read(go124)],
  ["a resize and a collection", read(resize)],
  ["a quota", read(quota)],
];
