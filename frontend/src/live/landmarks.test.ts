import { describe, expect, it } from "vitest";
import type { CommandClient } from "../connection/command-client";
import type { SchedulerEvent } from "../world/event";
import { Landmarks } from "./landmarks";

const eventAt = (step: number, kind = "steal"): SchedulerEvent => ({
  step,
  timeNs: step,
  kind,
  fn: "f",
  detail: {},
});

/** A server that has one event worth a mark at step 1, and counts the questions. */
class Server {
  asked = 0;
  readonly landmarks = new Landmarks("session", this as unknown as CommandClient, ["steal"]);

  events() {
    this.asked++;
    return Promise.resolve({ ok: true, value: { events: [eventAt(1)] } });
  }

  /** A page that has come to step 3, as the server told it. */
  static async atStep3(): Promise<Server> {
    const server = new Server();
    server.landmarks.hear({ branch: 0, step: 3, events: 10 }, []);
    await server.landmarks.upTo(3, 0);
    return server;
  }
}

const steps = (events: readonly SchedulerEvent[] | null) => events?.map(({ step }) => step);

describe("what is worth going to", () => {
  it("is not asked for where the stream has brought it", async () => {
    const server = await Server.atStep3();
    const brought = [eventAt(4), eventAt(5, "goPark"), eventAt(6)];
    const found = server.landmarks.hear({ branch: 0, step: 6, events: 13 }, brought);
    expect(steps(found)).toEqual([1, 4, 6]);
    expect(await server.landmarks.upTo(6, 0)).toBeNull();
    expect(server.asked).toBe(1);
  });

  it("is asked for after a gap", async () => {
    const server = await Server.atStep3();
    expect(server.landmarks.hear({ branch: 0, step: 9, events: 40 }, [eventAt(9)])).toBeNull();
    await server.landmarks.upTo(9, 0);
    expect(server.asked).toBe(2);
  });

  it("is taken once, however often a stretch is played", async () => {
    const server = await Server.atStep3();
    server.landmarks.hear({ branch: 0, step: 4, events: 11 }, [eventAt(4)]);
    server.landmarks.hear({ branch: 0, step: 3, events: 10 }, []);
    expect(server.landmarks.hear({ branch: 0, step: 4, events: 11 }, [eventAt(4)])).toBeNull();
    expect(server.asked).toBe(1);
  });
});
