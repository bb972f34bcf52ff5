import type { Patch } from "../message/stream";

type Tree = Readonly<Record<string, unknown>>;

/**
 * Applies a JSON Merge Patch (RFC 7396). Nothing is changed in place, and whatever the patch leaves
 * as it was is the same object as before, so that a view may compare by identity.
 */
export function applyPatch(target: object, patch: Patch): object {
  const before = target as Tree;
  const changed: [string, unknown][] = [];
  const removed = new Set<string>();
  for (const [name, part] of Object.entries(patch)) {
    const isThere = Object.hasOwn(before, name);
    const old = isThere ? before[name] : undefined;
    if (part === null) {
      if (isThere) removed.add(name);
      continue;
    }
    const now = patched(old, part);
    if (now !== old) changed.push([name, now]);
  }
  if (changed.length === 0 && removed.size === 0) return target;
  // Assigning would give the name __proto__, which anybody may give a breakpoint, its old meaning.
  return { ...without(before, removed), ...Object.fromEntries(changed) };
}

function patched(before: unknown, part: unknown): unknown {
  if (isTree(part)) return applyPatch(isTree(before) ? before : {}, part);
  return isSame(before, part) ? before : part;
}

/** Deleting from a copy would make it slow for ever after. */
function without(target: Tree, removed: ReadonlySet<string>): Tree {
  if (removed.size === 0) return target;
  return Object.fromEntries(Object.entries(target).filter(([name]) => !removed.has(name)));
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((part, index) => isSame(part, other[index]));
  }
  if (!isTree(one) || !isTree(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

function isTree(value: unknown): value is Tree {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
