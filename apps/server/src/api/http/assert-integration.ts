import type { Context } from '../../context.ts';
import * as integrations from '../../installing/integrations/service.ts';
import * as operations from '../../installing/operations/service.ts';
import { assertKeyIsFor } from '../../platform/caller.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';

/**
 * Checks that a request with a key for some integrations names one of them in its path, or an operation of one. Of those
 * that it is not for, the key learns nothing, not even whether they are there.
 * @throws {ProblemError} `api_key_scope`
 */
export async function assertIntegration(
  context: Context,
  { integrationId, integrationIdOrName, operationId }: Readonly<Record<string, string>>,
): Promise<void> {
  const { actor } = context;
  if (actor.kind !== 'apiKey' || !actor.integrationIds) return;
  const named = integrationId ?? integrationIdOrName;
  if (named !== undefined) {
    const found = await unlessMissing(integrations.get(context, named));
    assertKeyIsFor(context, found?.id);
  } else {
    const found =
      operationId === undefined ? undefined : await unlessMissing(operations.get(context, operationId));
    assertKeyIsFor(context, found?.integrationId);
  }
}

async function unlessMissing<Found>(finding: Promise<Found>): Promise<Found | undefined> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return undefined;
    throw error;
  }
}
