const key = "gopark.scenes.seen";

/** The scenes that somebody has opened with this browser. */
export function seenScenes(): ReadonlySet<string> {
  try {
    const written: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return new Set(Array.isArray(written) ? written.map(String) : []);
  } catch {
    return new Set();
  }
}

/** Remembers that a scene was opened; where nothing can be stored, it is forgotten. */
export function rememberScene(id: string): void {
  const seen = seenScenes();
  if (seen.has(id)) return;
  try {
    localStorage.setItem(key, JSON.stringify([...seen, id]));
  } catch {
    return;
  }
}
