/** How long things take, in milliseconds. */
export const durations = {
  state: 120,
  withinCard: 200,
  betweenCards: 320,
  batch: 420,
  stagger: 30,
  stop: 200,
  /** From leaving to having settled. */
  beat: 800,
  /** How long it stays to be seen who came from where when nothing moves. */
  trail: 600,
} as const;
