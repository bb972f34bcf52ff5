import { describe, expect, it } from "vitest";
import { decodeScenario, encodeScenario, mostLetters } from "./fragment.ts";

const scenario = {
  version: 1,
  go: "1.26",
  seed: 7,
  title: "Кража работы",
  commands: [{ step: 0, do: "go", behaviour: { kind: "cpu", ns: 5000 }, count: 257 }],
};

async function encoded(value: unknown): Promise<string> {
  const fragment = await encodeScenario(value);
  if (!fragment.ok) throw new Error(fragment.failure);
  return fragment.value;
}

/** Text that no compression makes shorter. */
function noise(length: number): string {
  let seed = 1;
  return Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(0x4e00 + (seed % 20_000));
  }).join("");
}

describe("a scenario in a fragment", () => {
  it("comes back as it was, with or without the sign before it", async () => {
    const fragment = await encoded(scenario);
    expect(await decodeScenario(fragment)).toEqual({ ok: true, value: scenario });
    expect(await decodeScenario(`#${fragment}`)).toEqual({ ok: true, value: scenario });
  });

  it("needs no escaping in an address, and is shorter than what it says", async () => {
    const many = { ...scenario, commands: Array(200).fill(scenario.commands[0]) };
    const fragment = await encoded(many);
    expect(fragment).toMatch(/^s=1\.[\w-]+$/);
    expect(fragment.length).toBeLessThan(JSON.stringify(many).length / 20);
  });

  it("is refused when it would be too long for an address", async () => {
    expect(await encodeScenario({ title: noise(30_000) })).toEqual({
      ok: false,
      failure: "too-long",
    });
    expect((await encoded({ title: noise(2_000) })).length).toBeLessThan(mostLetters);
  });

  it("is refused before it is unpacked, and while it is unpacked to too much", async () => {
    const letters = `s=1.${"A".repeat(mostLetters)}`;
    expect(await decodeScenario(letters)).toEqual({ ok: false, failure: "too-long" });
    const bomb = new Blob(["0".repeat(20_000_000)])
      .stream()
      .pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
    const packed = Buffer.from(bytes).toString("base64url");
    expect(packed.length).toBeLessThan(mostLetters);
    expect(await decodeScenario(`s=1.${packed}`)).toEqual({ ok: false, failure: "too-long" });
  });

  it("is told from another fragment, a later way of writing, and a damaged one", async () => {
    expect(await decodeScenario("#main")).toBeNull();
    expect(await decodeScenario("")).toBeNull();
    expect(await decodeScenario("s=2.abc")).toEqual({ ok: false, failure: "newer" });
    for (const damaged of ["s=", "s=1.", "s=1.%%%", "s=1.AAAA", "s=abc"]) {
      expect(await decodeScenario(damaged)).toEqual({ ok: false, failure: "unreadable" });
    }
    const whole = await encoded(scenario);
    expect(await decodeScenario(whole.slice(0, -12))).toEqual({ ok: false, failure: "unreadable" });
  });
});
