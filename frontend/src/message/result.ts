/** What came of something that can go wrong for reasons nobody can rule out. */
export type Result<Value, Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure };

export function done<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function failed<Failure>(failure: Failure): {
  readonly ok: false;
  readonly failure: Failure;
} {
  return { ok: false, failure };
}
