import { useInsertionEffect, useState } from 'react';

/** Code that is loaded while the person reads an earlier screen, and kept once it has arrived. */
export interface LazyPart<Part> {
  load: () => Promise<Part>;
  loaded?: { part: Part };
}

export interface Loading<Part> {
  part?: Part;
  error?: unknown;
}

/** Loads a part, also before a component wants it. */
export async function loadPart<Part>(lazy: LazyPart<Part>): Promise<void> {
  lazy.loaded ??= { part: await lazy.load() };
}

/**
 * Loads a part as soon as it is wanted. Unlike `React.lazy`, it never suspends, and tries again when it is mounted
 * again after a failure.
 * @param isShown whether the screen that is shown waits for it. Another screen is not drawn again when it arrives.
 */
export function useLoadedPart<Part>(lazy: LazyPart<Part>, isWanted = true, isShown = true): Loading<Part> {
  const [tried, setTried] = useState<{ lazy: LazyPart<Part>; error?: unknown }>();
  // As it was when this was drawn. It may arrive for another component before the effect runs. An insertion effect runs
  // before the browser paints, and a server does not warn of it.
  const isLoaded = lazy.loaded !== undefined;
  useInsertionEffect(() => {
    // A browser may keep that an import failed. So while it is offline, only the screen that is shown risks it.
    if (isLoaded || !isWanted || !(isShown || navigator.onLine)) return;
    let isCurrent = isShown;
    const note = (error?: unknown) => isCurrent && setTried({ lazy, error });
    loadPart(lazy).then(note, note);
    return () => {
      isCurrent = false;
    };
  }, [lazy, isWanted, isShown, isLoaded]);
  return lazy.loaded ?? (tried?.lazy === lazy ? tried : {});
}

/**
 * Loads a part that the screen cannot do without. A failure is thrown: the error boundary shows it like any bug of ours,
 * and lets the person try again.
 */
export function useNeededPart<Part>(lazy: LazyPart<Part>, isWanted = true): Part | undefined {
  const { part, error } = useLoadedPart(lazy, isWanted);
  if (error) throw error;
  return part;
}
