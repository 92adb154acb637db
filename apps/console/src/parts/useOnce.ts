import { useRef } from 'react';

/**
 * Whether it was so once. A form that is there stays, with what was typed, when the role of its person changes meanwhile:
 * the server refuses it then, and says why.
 */
export function useOnce(isNow: boolean): boolean {
  const was = useRef(false);
  was.current ||= isNow;
  return was.current;
}
