import { useCallback, useEffect, useReducer } from 'react';
import { askBackend } from '../app/ask-backend.ts';

interface Faults {
  /** The names of the faults that are on. */
  on: ReadonlySet<string>;
  /** What happened last, for a person who cannot see the buttons change. */
  news: string;
}

interface Listed {
  account: string;
  on: string[];
  off: string[];
}

/** The faults of the sandbox for the signed-in person's company, and functions that switch them. */
export function useFaults() {
  const [faults, change] = useReducer((_: Faults, next: Faults) => next, { on: new Set<string>(), news: '' });

  const load = useCallback(async (news: string) => {
    const { on, off } = (await ask('GET', '')) as Listed;
    const isRotating = !off.includes('rotateOnce');
    change({ on: new Set([...on, ...(isRotating ? ['rotateOnce'] : [])]), news });
  }, []);

  const act = useCallback(
    (news: string, action: () => Promise<unknown>) =>
      action()
        .then(() => load(news))
        .catch((error: Error) => change({ on: new Set(), news: error.message })),
    [load],
  );

  useEffect(() => {
    void act('', async () => undefined);
  }, [act]);

  return {
    ...faults,
    switchFault: (name: string, on: boolean, news: string) =>
      void act(news, () => ask('PUT', `/${name}`, { on })),
    mend: () => void act('Everything works.', () => ask('DELETE', '')),
  };
}

const ask = (method: string, path: string, body?: unknown) => askBackend(method, `/faults${path}`, body);
