import type { Context } from '../../context.ts';
import { findInstallation, type ReadInstallation } from './running/plan-queries.ts';

export type { ReadInstallation };

/** An installation with all that decides what is delivered of it. Undefined when it is gone. */
export function findInstalled(
  context: Context,
  installationId: string,
): Promise<ReadInstallation | undefined> {
  return findInstallation(context, installationId);
}
