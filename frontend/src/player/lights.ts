const light = /^([a-z][a-z0-9-]*):(\d+)(?:-(\d+))?$/;

/** The numbers of the lines of one listing that are lit, counted from 1. */
export function litLines(lights: readonly string[], listing: string): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const each of lights) {
    const [, id, from = "0", to = from] = light.exec(each) ?? [];
    if (id !== listing) continue;
    for (let line = Number(from); line <= Number(to); line++) lines.add(line);
  }
  return lines;
}
