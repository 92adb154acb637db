import { useEffect } from 'react';

const done = /* @__PURE__ */ new WeakSet<object>();

/** Runs `act` in an effect, once for each signal, even if the component is mounted again in the meantime. */
export function useOnce(signal: object | null | undefined, act: () => void): void {
  useEffect(() => {
    if (!signal || done.has(signal)) return;
    done.add(signal);
    act();
  });
}
