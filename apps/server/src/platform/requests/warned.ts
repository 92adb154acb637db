import { warningHeader } from '@dowel/schema/rules';
import { WithHeaders } from './route.ts';

/** An answer with lists of warnings in `Dowel-Warning`. Undefined: there is nothing to warn of. */
export function warned<Body>(body: Body, ...warnings: (string | undefined)[]): WithHeaders<Body> {
  const value = warnings.filter((one) => one !== undefined).join(', ');
  return new WithHeaders(body, value === '' ? {} : { [warningHeader]: value });
}
