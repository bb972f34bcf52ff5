/** Remembers what was made of an object for as long as the object lives; it must not change. */
export function oncePer<Source extends object, Made>(
  make: (source: Source) => Made,
): (source: Source) => Made {
  const known = new WeakMap<Source, { readonly made: Made }>();
  return (source) => {
    let entry = known.get(source);
    if (entry === undefined) {
      entry = { made: make(source) };
      known.set(source, entry);
    }
    return entry.made;
  };
}
