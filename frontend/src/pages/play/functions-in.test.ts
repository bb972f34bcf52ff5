import { expect, it } from "vitest";
import { functionsIn } from "./functions-in";

const source = `package main

func init() {}

func worker() {
	inner := func() {}
	inner()
}

func with(n int) {}

func (t T) method() {}

func generic[T any]() {}

func answer() int { return 42 }

func main() { go worker() }
`;

it("what takes nothing can be started as a goroutine, and main is started already", () => {
  expect(functionsIn(source)).toEqual(["worker", "answer"]);
  expect(functionsIn(source)).toBe(functionsIn(source));
  expect(functionsIn("")).toEqual([]);
});
