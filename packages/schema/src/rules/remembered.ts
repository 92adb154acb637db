/**
 * Derives something from a value at its first use, and keeps it as long as the value exists. Without it, every look-up
 * in a list would read the whole list again, and many look-ups would be quadratic work. The value must not change
 * afterwards; manifests, revisions and account descriptions never do.
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
