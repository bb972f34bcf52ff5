import { currentLanguage } from "../../base/texts";
import type { Asked } from "../../compare/asked";
import { subjectFor, variationsOf, type Subject } from "../../compare/subjects";
import type { Failure } from "../../connection/ask";
import { CommandClient } from "../../connection/command-client";
import { CompareClient, type Variation } from "../../connection/compare-client";
import { ProgramClient } from "../../connection/program-client";
import { SceneClient } from "../../connection/scene-client";
import type { Releases } from "../../message/catalogue";
import type { Compared, DesignList, SceneList } from "../../message/compared";
import type { ExampleList } from "../../message/program";
import { done, type Result } from "../../message/result";
import type { FragmentFailure } from "../../share/fragment";
import { EventWords } from "../../words/event-words";
import text from "../../../texts/compare.yaml";
import playText from "../../../texts/play.yaml";
import { findBase, type FoundBase } from "./compare-base";
import { nameOf } from "./side-by-side";
import { subjectsOf } from "./subject-list";

/** What does not change while somebody compares. */
export interface Catalogues {
  readonly releases: Releases | null;
  readonly scenes: SceneList | null;
  readonly designs: DesignList | null;
  readonly examples: ExampleList | null;
  readonly words: EventWords | null;
}

/** Runs that were asked for. */
export interface Run {
  readonly compared: Compared;
  readonly names: readonly string[];
}

export type ComparingFailure = Failure | FragmentFailure | "missing";

const commands = new CommandClient();
export const client = new CompareClient();

export async function catalogues(): Promise<Catalogues> {
  const [releases, scenes, designs, examples, kinds] = await Promise.all([
    commands.releases(),
    client.scenes(),
    client.designs(),
    new ProgramClient().examples(),
    new SceneClient().eventKinds(currentLanguage()),
  ]);
  return {
    releases: releases.ok ? releases.value : null,
    scenes: scenes.ok ? scenes.value : null,
    designs: designs.ok ? designs.value : null,
    examples: examples.ok ? examples.value : null,
    words: kinds.ok ? new EventWords(kinds.value) : null,
  };
}

export function found(
  asked: Asked,
  { examples, designs }: Catalogues,
): Promise<Result<FoundBase, ComparingFailure>> {
  return findBase(asked.base, commands, examples, designs);
}

export function subjectsFor({ releases }: Catalogues, base: FoundBase | null): readonly Subject[] {
  return releases === null ? [] : subjectsOf(releases, base?.constants ?? [], base?.go);
}

/** Has the runs worked out. */
export async function compared(
  asked: Asked,
  base: FoundBase,
  subjects: readonly Subject[],
  from: number | null,
  signal: AbortSignal,
): Promise<Result<Run, ComparingFailure>> {
  const varied = await variations(asked, subjects);
  if (!varied.ok) return varied;
  const { runs, names } = varied.value;
  const question = { of: base.of, runs, ...(from === null ? {} : { from }) };
  const answer = await client.compare(question, signal);
  return answer.ok ? done({ compared: answer.value, names }) : answer;
}

interface Varied {
  readonly runs: readonly Variation[];
  readonly names: readonly string[];
}

async function variations(
  { base, axes, branches }: Asked,
  subjects: readonly Subject[],
): Promise<Result<Varied, ComparingFailure>> {
  if (base.from === "session" && branches.length > 1) {
    const futures = await Promise.all(branches.map((branch) => commands.scenario(base.id, branch)));
    const runs: Variation[] = [];
    for (const future of futures) {
      if (!future.ok) return future;
      runs.push({ commands: future.value["commands"] ?? null });
    }
    return done({
      runs,
      names: branches.map((number) => text("branch", { number: String(number) })),
    });
  }
  const [axis] = axes;
  if (axis === undefined) return done({ runs: [], names: [] });
  const names = axis.values.map((value) => {
    const { label, choices } = subjectFor(axis.vary, subjects);
    return nameOf(axis.vary, value, axis.vary === "go" ? labelled(value, choices) : label);
  });
  return done({ runs: variationsOf(axis), names });
}

function labelled(value: string, choices: Subject["choices"]): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

/** Why there are no runs, for people. */
export function failureText(failure: ComparingFailure): string {
  if (typeof failure === "string") {
    return failure === "missing" ? text("failed") : playText(`bad-link.${failure}`);
  }
  if (failure.kind === "refused") return `${failure.problem.title}. ${failure.problem.detail}`;
  return text("failed");
}
