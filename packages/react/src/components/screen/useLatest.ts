import { type RefObject, useInsertionEffect, useRef } from 'react';

/** The newest value, also for an old closure: a page may pass new functions on every render. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
