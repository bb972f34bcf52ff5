import { describe, expect, it } from "vitest";
import { EditKeys } from "./edit-keys";

class FakeStorage implements Storage {
  readonly #values = new Map<string, string>();
  get length(): number {
    return this.#values.size;
  }
  clear(): void {
    this.#values.clear();
  }
  getItem(name: string): string | null {
    return this.#values.get(name) ?? null;
  }
  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }
  removeItem(name: string): void {
    this.#values.delete(name);
  }
  setItem(name: string, value: string): void {
    this.#values.set(name, value);
  }
}

describe("edit keys", () => {
  it("are remembered beyond the page", () => {
    const storage = new FakeStorage();
    new EditKeys(() => storage).remember("abc", "secret");
    expect(new EditKeys(() => storage).get("abc")).toBe("secret");
    expect(new EditKeys(() => storage).get("other")).toBeNull();
  });

  it("are forgotten with their session", () => {
    const storage = new FakeStorage();
    const keys = new EditKeys(() => storage);
    keys.remember("abc", "secret");
    keys.forget("abc");
    expect(keys.get("abc")).toBeNull();
    expect(storage.length).toBe(0);
  });

  it("are known as long as the page where nothing may be stored", () => {
    const keys = new EditKeys(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    keys.remember("abc", "secret");
    expect(keys.get("abc")).toBe("secret");
    keys.forget("abc");
    expect(keys.get("abc")).toBeNull();
  });

  it("are known as long as the page where the storage is full", () => {
    const storage = new FakeStorage();
    storage.setItem = () => {
      throw new DOMException("No more room.", "QuotaExceededError");
    };
    const keys = new EditKeys(() => storage);
    keys.remember("abc", "secret");
    expect(keys.get("abc")).toBe("secret");
  });
});
