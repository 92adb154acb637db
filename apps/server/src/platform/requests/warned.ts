import { warningHeader } from '@dowel/schema/rules';
import type { Lost } from '../effects.ts';
import { WithHeaders } from './route.ts';

/** An answer with lists of warnings in `Dowel-Warning`. Undefined: there is nothing to warn of. */
export function warned<Body>(body: Body, ...warnings: (string | undefined)[]): WithHeaders<Body> {
  const value = warnings.filter((one) => one !== undefined).join(', ');
  return new WithHeaders(body, value === '' ? {} : { [warningHeader]: value });
}

export function lostWarnings(...parts: readonly Lost[]): (string | undefined)[] {
  const dropped = parts.reduce((sum, part) => sum + part.dropped, 0);
  return [messagesDropped(dropped), notRevoked(parts.flatMap((part) => part.connections))];
}

/** How many connections were deleted whose tokens somebody had asked to end, and still work at the provider. */
export function notRevoked(stopped: Lost['connections']): string | undefined {
  const count = stopped.filter(({ stop }) => stop?.state === 'waiting').length;
  return count === 0 ? undefined : `not_revoked;count=${count}`;
}

/** How many messages were dropped, since what they waited for was deleted. Undefined: there were none. */
export function messagesDropped(count: number): string | undefined {
  return count === 0 ? undefined : `messages_dropped;count=${count}`;
}
