/**
 * What is derived from a value, made at its first use and kept for as long as the value is. Without it, every look-up
 * in a list would read the whole list again, and many look-ups would be quadratic work. The value must not change
 * afterwards: manifests, revisions and descriptions of accounts never do.
 */
export function remembered<Source extends object, Derived>(
  derive: (source: Source) => Derived,
): (source: Source) => Derived {
  const known = new WeakMap<Source, Derived>();
  return (source) => {
    const derived = known.get(source) ?? derive(source);
    known.set(source, derived);
    return derived;
  };
}
