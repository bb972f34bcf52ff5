const levels = 3;
const mostSeed = 999_999;

/** A game by its level and seed; a seed that is not there is drawn. */
export interface AskedGame {
  readonly level: number;
  readonly seed: number;
}

/** What stands behind the question mark; what makes no sense is left out. */
export function gameAsked(search: string, draw: () => number = Math.random): AskedGame {
  const asked = new URLSearchParams(search);
  const within = (name: string, most: number): number | null => {
    const value = Number(asked.get(name));
    return Number.isInteger(value) && value >= 1 && value <= most ? value : null;
  };
  return {
    level: within("level", levels) ?? 1,
    seed: within("seed", mostSeed) ?? 1 + Math.floor(draw() * mostSeed),
  };
}
