import { describe, expect, expectTypeOf, it } from "vitest";
import {
  anything,
  flag,
  list,
  number,
  object,
  oneOf,
  optional,
  parse,
  record,
  text,
  type Of,
  type Shape,
} from "./shape";

const pet = object({
  name: text,
  kind: oneOf("cat", "dog"),
  age: optional(number),
  toys: list(text),
});

const tom = { name: "Tom", kind: "cat", toys: ["mouse"] };

describe("a shape", () => {
  it("hands on the very object that it describes", () => {
    const result = parse(pet, tom);
    expect(result.ok && result.value).toBe(tom);
  });

  it("says itself of which type its values are", () => {
    expectTypeOf<Of<typeof pet>>().toEqualTypeOf<{
      readonly name: string;
      readonly kind: "cat" | "dog";
      readonly age?: number;
      readonly toys: readonly string[];
    }>();
  });

  it("has nothing against fields that it does not know", () => {
    expect(parse(pet, { ...tom, colour: "blue" }).ok).toBe(true);
  });

  it.each<[string, Shape<unknown>, unknown, { path: string; expected: string }]>([
    ["a field of another type", pet, { ...tom, name: 7 }, { path: "name", expected: "a text" }],
    [
      "a word that is not one of those",
      pet,
      { ...tom, kind: "cow" },
      { path: "kind", expected: "one of cat, dog" },
    ],
    [
      "a field that is missing",
      pet,
      { name: "Tom", kind: "cat" },
      { path: "toys", expected: "a list" },
    ],
    [
      "null where a field may be missing",
      pet,
      { ...tom, age: null },
      { path: "age", expected: "a number" },
    ],
    [
      "an entry of a list",
      pet,
      { ...tom, toys: ["ball", 3] },
      { path: "toys.1", expected: "a text" },
    ],
    [
      "a value of a record",
      record(pet),
      { "7": { ...tom, name: null } },
      { path: "7.name", expected: "a text" },
    ],
    ["a list in place of an object", pet, [], { path: "", expected: "an object" }],
    ["a list in place of a record", record(flag), [], { path: "", expected: "an object" }],
    ["an object in place of a list", list(flag), {}, { path: "", expected: "a list" }],
    ["a number in place of a flag", flag, 1, { path: "", expected: "true or false" }],
    ["nothing", pet, undefined, { path: "", expected: "an object" }],
  ])("tells where it does not fit: %s", (_, shape, value, failure) => {
    expect(parse(shape, value)).toEqual({ ok: false, failure });
  });

  it("does not look again at what it has looked at before", () => {
    let looks = 0;
    const counting: Shape<unknown> = {
      flaw: () => {
        looks++;
        return null;
      },
    };
    const shape = record(object({ value: counting }));
    const before = { a: { value: 1 }, b: { value: 2 } };
    parse(shape, before);
    expect(looks).toBe(2);
    parse(shape, { ...before, b: { value: 3 } }, before);
    expect(looks).toBe(3);
  });

  it("is of anything, if it says so", () => {
    expect(parse(anything, undefined).ok).toBe(true);
  });
});
