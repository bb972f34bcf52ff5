import type { ProgramExample } from "../world/program.ts";

export interface ExampleGroup {
  readonly group: string;
  readonly title: string;
  readonly examples: readonly ProgramExample[];
}

/** The examples that have every word in their title, their about or their text, in their groups. */
export function examplesFound(
  all: readonly ProgramExample[],
  words: string,
): readonly ExampleGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter((each) => {
    const told = `${each.title}\n${each.about}\n${each.groupTitle}\n${each.source}`.toLowerCase();
    return wanted.every((word) => told.includes(word));
  });
  const groups = new Map<string, ProgramExample[]>();
  for (const each of found) groups.set(each.group, [...(groups.get(each.group) ?? []), each]);
  return [...groups].map(([group, examples]) => ({
    group,
    title: examples[0]?.groupTitle ?? group,
    examples,
  }));
}
