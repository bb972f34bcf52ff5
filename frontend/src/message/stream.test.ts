import { describe, expect, it } from "vitest";
import { parseStreamMessage, streamEvents, type StreamMessage } from "./stream";
import { recordedStream } from "./testdata/recorded";

function read(event: string, data: string): StreamMessage {
  const known = streamEvents.find((name) => name === event);
  if (known === undefined) throw new Error(`No message is called ${event}`);
  const result = parseStreamMessage(known, data);
  if (!result.ok) throw new Error(`${result.failure.path} is not ${result.failure.expected}`);
  return result.value;
}

describe("a stream", () => {
  it("that was recorded is understood to the last message", () => {
    const messages = recordedStream.map(({ event, data }) => read(event, data));
    expect(messages.length).toBe(135);
    expect(messages.map(({ kind }) => kind)).toEqual(recordedStream.map(({ event }) => event));
  });

  it("begins with a snapshot, whose time of day stands beside it", () => {
    const first = recordedStream[0];
    const message = read("snapshot", first?.data ?? "");
    if (message.kind !== "snapshot") throw new Error("It is a snapshot");
    expect(message.atMs).toBe(1795283027595);
    expect(message.snapshot).not.toHaveProperty("atMs");
    expect(message.snapshot.ps["2"]?.runnext).toBe(9);
  });

  it("tells how many events were left out", () => {
    const message = read(
      "delta",
      '{"seq":3,"step":9,"timeNs":70,"atMs":1,"patch":{"step":9},"events":[],"skipped":12}',
    );
    expect(message.kind === "delta" && message.delta.skipped).toBe(12);
  });

  it("lets time go on", () => {
    const clock = { seq: 3, step: 9, timeNs: 70, atMs: 1 };
    expect(read("clock", JSON.stringify(clock))).toEqual({ kind: "clock", clock });
  });

  it("says that it is over", () => {
    expect(read("end", "{}")).toEqual({ kind: "end" });
  });

  it.each([
    ["snapshot", '{"atMs":1}', "session", "a text"],
    ["snapshot", '{"session":"a"}', "atMs", "a number"],
    ["delta", '{"seq":1,"step":1,"timeNs":1,"patch":[],"events":[]}', "patch", "an object"],
    ["delta", '{"seq":1,"step":1,"timeNs":1,"patch":{}}', "events", "a list"],
    ["clock", '{"seq":1,"step":1,"timeNs":"soon"}', "timeNs", "a number"],
    ["clock", "{", "", "JSON"],
  ] as const)("is told where a wrong %s is wrong", (event, data, path, expected) => {
    expect(parseStreamMessage(event, data)).toEqual({ ok: false, failure: { path, expected } });
  });
});
