import { beforeEach, describe, expect, it } from "vitest";
import { Playhead } from "./playhead";
import { HandClock } from "./testdata/recorded";

let clock: HandClock;
let held: Set<number>;
let moves: number;

/** Ten stations of a second each, with stops at 2, 5 and 7. */
function playhead(at = 0): Playhead {
  const track = {
    length: 10,
    stops: [2, 5, 7],
    staysMs: () => 1_000,
    holds: (station: number) => held.has(station),
  };
  const moved = () => {
    moves++;
  };
  return new Playhead(track, clock.after, moved, at);
}

beforeEach(() => {
  clock = new HandClock();
  held = new Set();
  moves = 0;
});

describe("a playhead", () => {
  it("stays where it is until it is told to play", () => {
    const head = playhead(3);
    clock.pass(60_000);
    expect(head.at).toBe(3);
    expect(head.playing).toBe(false);
  });

  it("plays at the pace of its track, to the end", () => {
    const head = playhead();
    head.play();
    clock.pass(3_500);
    expect(head.at).toBe(3);
    clock.pass(60_000);
    expect(head.at).toBe(9);
    expect(head.playing).toBe(false);
    expect(clock.isIdle).toBe(true);
  });

  it("begins anew when it is played at the end", () => {
    const head = playhead(9);
    head.play();
    expect(head.at).toBe(0);
    expect(head.playing).toBe(true);
  });

  it("goes faster at once when the speed changes", () => {
    const head = playhead();
    head.play();
    clock.pass(900);
    head.setSpeed(4);
    clock.pass(1_000);
    expect(head.at).toBe(4);
  });

  it("waits where somebody has to do something, and can be played on", () => {
    held.add(2);
    const head = playhead();
    head.play();
    clock.pass(60_000);
    expect(head.at).toBe(2);
    expect(head.playing).toBe(false);
    head.play();
    clock.pass(1_000);
    expect(head.at).toBe(3);
  });

  it("stops where it is when it is paused, and tells so", () => {
    const head = playhead();
    head.play();
    clock.pass(1_500);
    moves = 0;
    head.pause();
    clock.pass(60_000);
    expect(head.at).toBe(1);
    expect(moves).toBe(1);
    head.pause();
    expect(moves).toBe(1);
  });

  it("goes from stop to stop, and to the ends where there are no more", () => {
    const head = playhead(3);
    const ways = ["previous", "previous", "next", "next", "next", "next"] as const;
    const seen = ways.map((way) => {
      head[way]();
      return head.at;
    });
    expect(seen).toEqual([2, 0, 2, 5, 7, 9]);
  });

  it("goes at once to where it is sent, but not beyond the ends", () => {
    const head = playhead();
    head.play();
    for (const [to, is] of [
      [4, 4],
      [-3, 0],
      [99, 9],
    ] as const) {
      head.seek(to);
      expect(head.at).toBe(is);
    }
    expect(clock.isIdle).toBe(true);
  });

  it("runs to a station without waiting first", () => {
    const head = playhead();
    head.run(2);
    expect(head.at).toBe(1);
    clock.pass(60_000);
    expect(head.at).toBe(2);
    expect(head.playing).toBe(false);
  });
});
