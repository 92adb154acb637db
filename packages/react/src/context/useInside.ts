import { type Context, useContext } from 'react';

/**
 * What the components around this one share.
 * @throws {Error} outside of them. Pages cannot draw our inner components, so that is a bug of ours.
 */
export function useInside<Shared>(context: Context<Shared | null>): Shared {
  const shared = useContext(context);
  if (!shared) throw new Error('Dowel drew a part of a screen outside of that screen. Please report this.');
  return shared;
}
