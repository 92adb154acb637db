import { type RefObject, useInsertionEffect, useRef } from 'react';

/** A ref to the newest value. Old closures can use it, because a page may pass new functions on every render. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
