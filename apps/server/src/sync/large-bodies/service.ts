import { largeBodyAddressOverProblem, largeBodyAddressUnknownProblem } from '@dowel/schema/rules';
import { type Context, identify, type PublicContext } from '../../context.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { findLargeBody, findOwn } from './queries.ts';
import { bodyAway, wholeOf } from './storing.ts';

export { moveLargeBodies, removeExpired } from './storing.ts';

/** How long an address is valid. */
export const ADDRESS_MS = 15 * 60_000;
const PURPOSE = 'large body address v1';

/** An address from which anybody who has it can get the body, for 15 minutes. */
export function addressOf(context: Pick<Context, 'env' | 'secrets' | 'now' | 'project'>, id: string): string {
  const expires = String(Math.floor((context.now().getTime() + ADDRESS_MS) / 1000));
  const signature = context.secrets.sign(PURPOSE, `${context.project.id}.${id}.${expires}`);
  return `${context.env.publicUrl}/bodies/v1/${context.project.id}/${id}?expires=${expires}&signature=${signature}`;
}

export interface CalledAddress {
  readonly projectId: string;
  readonly id: string;
  readonly expires: string;
  readonly signature: string;
}

/**
 * The JSON of a large body.
 * @throws {ProblemError} `large_body_not_found`, `large_body_expired`, and `not_ready` if it is in a store that does not answer
 */
export async function read(
  context: PublicContext,
  { projectId, id, expires, signature }: CalledAddress,
): Promise<string> {
  if (!context.secrets.isSigned(PURPOSE, `${projectId}.${id}.${expires}`, signature)) throw unknown();
  if (context.now().getTime() >= Number(expires) * 1000) {
    throw new ProblemError('large_body_expired', largeBodyAddressOverProblem());
  }
  const row = await findLargeBody(context, { projectId, id });
  if (!row) throw unknown();
  identify(context, projectId, `large-body:${row.id}`);
  const whole = await wholeOf(context, row);
  if (whole === undefined) throw bodyAway();
  return context.secrets.open(whole, row.id);
}

/**
 * What is stored apart of the message of an event, still encrypted. Undefined: it was erased, or the store has lost it.
 * @throws {ProblemError} `not_ready` if it is in a store that does not answer
 */
export async function readApart(context: Context, eventId: string): Promise<string | undefined> {
  const row = await findOwn(context, eventId);
  return row && wholeOf(context, row);
}

function unknown(): ProblemError {
  return new ProblemError('large_body_not_found', largeBodyAddressUnknownProblem());
}
