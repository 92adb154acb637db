import { type Context, useContext } from 'react';

/**
 * What the components around this one share.
 * @throws {Error} outside of them. Pages cannot draw our inner components, so that is a bug of ours.
 */
export function useInside<Shared>(context: Context<Shared | null>): Shared {
  return inside(useContext(context));
}

/** The same for what is known only inside of some screens. */
export function inside<Shared>(shared: Shared | null): Shared {
  if (!shared) throw new Error('A part of a screen is outside of it. Report this.');
  return shared;
}
