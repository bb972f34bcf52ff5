import { describe, expect, it } from "vitest";
import { courseOf, staysMs, stationAt } from "./course";
import { recordedScene } from "./testdata/recorded";

const { scene, replay } = recordedScene();
const course = courseOf(scene, replay);

describe("the course of a scene", () => {
  it("leads through every world in order", () => {
    const worlds = course.map(({ world }) => world);
    expect(worlds).toEqual(worlds.toSorted((a, b) => a - b));
    expect(new Set(worlds).size).toBe(replay.length);
  });

  it("tells each beat once, where its step has just been done", () => {
    const told = course.filter(({ tells }) => tells);
    expect(told.map(({ beat }) => beat)).toEqual(scene.beats.map((_, index) => index));
    expect(told.map(({ step }) => step)).toEqual(scene.beats.map(({ step }) => step));
  });

  it("has a station for each of several beats of one world", () => {
    const [first] = scene.beats;
    if (first === undefined) throw new Error("The scene has no beats");
    const twice = { ...scene, beats: [first, { ...first, id: "again" }] };
    const stations = courseOf(twice, replay).filter(({ tells }) => tells);
    expect(stations.map(({ beat }) => beat)).toEqual([0, 1]);
    expect(new Set(stations.map(({ world }) => world)).size).toBe(1);
  });

  it("ends earlier where that is asked for", () => {
    const short = courseOf(scene, replay, 12);
    expect(short.at(-1)?.step).toBe(12);
    expect(courseOf(scene, replay, -1)).toHaveLength(1);
  });

  it("finds the station of a step", () => {
    expect(course[stationAt(course, 12)]).toMatchObject({ step: 12, beat: 1 });
    expect(stationAt(course, -5)).toBe(0);
    expect(stationAt(course, 1e9)).toBe(course.length - 1);
  });

  it("stays longer to read than to look, and the longer the more there is to read", () => {
    const told = stationAt(course, 12);
    expect(staysMs(course, told, 200)).toBeGreaterThan(staysMs(course, told, 80));
    expect(staysMs(course, told, 80)).toBeGreaterThan(staysMs(course, told + 1, 80));
  });
});
