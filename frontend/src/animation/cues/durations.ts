/** How long things take, in milliseconds. */
export const durations = {
  state: 120,
  withinCard: 200,
  betweenCards: 320,
  batch: 420,
  stagger: 30,
  stop: 200,
  /** How long a cause is to be seen before its effect begins. */
  cause: 140,
  /** How long it is still to be seen when all have landed. */
  echo: 160,
  /** The time from leaving to having settled. */
  beat: 800,
  /** How long it stays to be read who came from where when nothing moves. */
  path: 2_400,
  /** How long a line fades where too much happens for flights. */
  fading: 600,
} as const;
