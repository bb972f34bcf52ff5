import { describe, expect, it } from "vitest";
import { queuePicture } from "./queues";

const listed = Array.from({ length: 40 }, (_, i) => 100 + i);
const nobody = () => false;

describe("the named goroutines of a queue", () => {
  it("are all of a short one", () => {
    expect(queuePicture("circles", [7, 8, 9], 3, nobody).named).toEqual([0, 1, 2]);
  });

  it("are the first three and the last of a longer one", () => {
    expect(queuePicture("dots", listed, 40, nobody).named).toEqual([0, 1, 2, 39]);
  });

  it("do not end with a last one that the server did not list", () => {
    expect(queuePicture("bar", listed, 100_000, nobody).named).toEqual([0, 1, 2]);
  });

  it("have those that are followed among them, each once", () => {
    const picture = queuePicture("dots", listed, 40, (goid) => [101, 117].includes(goid));
    expect(picture.named).toEqual([0, 1, 2, 17, 39]);
  });

  it("are few, however many are followed", () => {
    expect(queuePicture("grid", listed, 40, () => true).named.length).toBeLessThanOrEqual(8);
  });
});
