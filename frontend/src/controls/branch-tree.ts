/** One future of a session, as the server lists it. */
export interface Branch {
  readonly number: number;
  readonly parent?: number;
  readonly forkStep: number;
  readonly farthest: number;
  readonly shown: boolean;
  readonly lastCommand?: string;
}

/** A branch where it stands in the tree. */
export interface Twig {
  readonly branch: Branch;
  readonly depth: number;
  /** The stretch from the beginning of the longest branch to its end, 0 to 1. */
  readonly from: number;
  readonly to: number;
}

/** The branches with each one's children right beneath it, earlier forks first. */
export function branchTree(branches: readonly Branch[]): Twig[] {
  const longest = Math.max(1, ...branches.map(({ farthest }) => farthest));
  const grow = (parent: number | undefined, depth: number): Twig[] =>
    branches
      .filter((branch) => branch.parent === parent)
      .sort((a, b) => a.forkStep - b.forkStep || a.number - b.number)
      .flatMap((branch) => [
        { branch, depth, from: branch.forkStep / longest, to: branch.farthest / longest },
        ...grow(branch.number, depth + 1),
      ]);
  return grow(undefined, 0);
}
