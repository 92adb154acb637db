import { type RefObject, useEffect, useRef } from 'react';

/** A ref whose element takes the focus each time `signal` changes to a truthy value. */
export function useFocusWhen<Target extends HTMLElement>(signal: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (signal) target.current?.focus();
  }, [signal]);
  return target;
}
