import type { Failure } from "../../connection/ask";
import type { CommandClient } from "../../connection/command-client";
import type { CompareBase } from "../../connection/compare-client";
import type { Base } from "../../compare/asked";
import type { BaseGroup } from "../../compare/choice";
import { constantsIn } from "../../compare/subjects";
import { currentLanguage } from "../../base/texts";
import type { DesignList, SceneList } from "../../message/compared";
import type { ExampleList } from "../../message/program";
import { done, failed, type Result } from "../../message/result";
import { decodeScenario, type FragmentFailure } from "../../share/fragment";
import text from "../../../texts/compare.yaml";
import { requestFor, settingsOfExample } from "../play/program-run";

/** What is run, as the server takes it, and which constants its program has. */
export interface FoundBase {
  readonly of: CompareBase;
  readonly constants: readonly string[];
  /** The release that it runs under, if it says so itself. */
  readonly go?: string;
}

type Found = Result<FoundBase, Failure | FragmentFailure | "missing">;

/** The base as a choice has it: `scene:steal`. */
export function baseText(base: Base): string {
  return base.from === "fragment" ? "fragment" : `${base.from}:${base.id}`;
}

export function baseOf(written: string): Base {
  const [, from, id] = /^(scene|design|example|session):(.+)$/.exec(written) ?? [];
  return from === undefined || id === undefined
    ? { from: "fragment" }
    : { from: from as "scene" | "design" | "example" | "session", id };
}

/** Everything that can be run, and what somebody has brought. */
export function baseGroups(
  base: Base,
  scenes: SceneList | null,
  examples: ExampleList | null,
  designs: DesignList | null,
): readonly BaseGroup[] {
  const own = { title: text("group-own"), bases: [{ value: baseText(base), label: text("own") }] };
  const language = currentLanguage();
  return [
    ...(base.from === "fragment" || base.from === "session" ? [own] : []),
    {
      title: text("group-scenes"),
      bases: (scenes?.scenes ?? []).map(({ id, title }) => ({
        value: `scene:${id}`,
        label: title[language] ?? id,
      })),
    },
    {
      title: text("group-designs"),
      bases: (designs?.pairs ?? []).map(({ id, title }) => ({
        value: `design:${id}`,
        label: title[language],
      })),
    },
    {
      title: text("group-programs"),
      bases: (examples?.examples ?? []).map(({ id, title }) => ({
        value: `example:${id}`,
        label: title,
      })),
    },
  ];
}

/** Finds what is to be run. */
export async function findBase(
  base: Base,
  client: CommandClient,
  examples: ExampleList | null,
  designs: DesignList | null,
): Promise<Found> {
  switch (base.from) {
    case "scene":
      return done({ of: { scene: base.id }, constants: [] });
    case "design": {
      const pair = designs?.pairs.find(({ id }) => id === base.id);
      if (pair === undefined) return failed("missing");
      return done({ ...scenarioBase(pair.scenario), go: pair.newer });
    }
    case "example": {
      const example = examples?.examples.find(({ id }) => id === base.id);
      if (example === undefined) return failed("missing");
      const { source } = example;
      const of = { quiet: true, ...requestFor({ source, settings: settingsOfExample(example) }) };
      return done({ of, constants: constantsIn(source) });
    }
    case "session": {
      const scenario = await client.scenario(base.id);
      return scenario.ok ? done(scenarioBase(scenario.value)) : scenario;
    }
    case "fragment": {
      const read = await decodeScenario(location.hash);
      if (read === null) return failed("missing");
      if (!read.ok) return failed(read.failure);
      const { value } = read;
      const isObject = typeof value === "object" && value !== null;
      return isObject ? done(scenarioBase({ ...value })) : failed("unreadable");
    }
  }
}

function scenarioBase(scenario: Readonly<Record<string, unknown>>): FoundBase {
  const { program, go } = scenario;
  const source =
    typeof program === "object" && program !== null && "source" in program ? program.source : "";
  return {
    of: { scenario },
    constants: typeof source === "string" ? constantsIn(source) : [],
    ...(typeof go === "string" ? { go } : {}),
  };
}
