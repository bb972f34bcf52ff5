/** A function that can be started as a goroutine by its name alone: it takes nothing. */
const declaration = /^func ([A-Za-z_]\w*)\(\s*\)/gm;

/** What Go starts by itself. */
const byItself: ReadonlySet<string> = new Set(["main", "init", "_"]);

let last: { readonly source: string; readonly names: readonly string[] } | null = null;

/** The functions of a program that can be started as goroutines; one list for one text. */
export function functionsIn(source: string): readonly string[] {
  if (last?.source === source) return last.names;
  const names = [...source.matchAll(declaration)].flatMap(([, name = ""]) =>
    byItself.has(name) ? [] : [name],
  );
  last = { source, names };
  return names;
}
