import { warningHeader } from '@dowel/schema/rules';
import { WithHeaders } from './route.ts';

/** An answer with lists of warnings in `Dowel-Warning`. Undefined: there is nothing to warn of. */
export function warned<Body>(body: Body, ...warnings: (string | undefined)[]): WithHeaders<Body> {
  const value = warnings.filter((one) => one !== undefined).join(', ');
  return new WithHeaders(body, value === '' ? {} : { [warningHeader]: value });
}

/** How many messages were dropped, since what they waited for was deleted. Undefined: there were none. */
export function messagesDropped(count: number): string | undefined {
  return count === 0 ? undefined : `messages_dropped;count=${count}`;
}
