import type {
  CreatedOperationShare,
  CreateOperationShare,
  OperationExplanation,
  OperationShare,
} from '@dowel/schema';
import { operationShareNotFoundProblem, shareExplanation } from '@dowel/schema/rules';
import { type Context, enterProject, type PublicContext } from '../../context.ts';
import { toActorName } from '../../platform/actor.ts';
import { toWire } from '../../platform/db/to-wire.ts';
import { sha256 } from '../../platform/digest.ts';
import { newLink } from '../../platform/new-link.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { explain } from '../operations/explain.ts';
import * as operations from '../operations/service.ts';
import { deleteShare, findOpen, insertShare, type ShareRow, selectShare, selectShares } from './queries.ts';

/** The path of the page of a share. It is the console's, which shows it to those who are not signed in. */
export const SHARE_PATH = '/console/share/{token}';

/** @throws {ProblemError} `operation_not_found` */
export async function create(
  context: Context,
  operationId: string,
  { expiresInSeconds }: CreateOperationShare,
): Promise<CreatedOperationShare> {
  const { id } = await operations.get(context, operationId);
  const { token, ...link } = newLink(context, 'share', expiresInSeconds);
  const createdBy = toActorName(context.actor);
  const row = await insertShare(context, { ...link, operationId: id, createdBy });
  return { ...toShare(row), url: `${context.env.publicUrl}${SHARE_PATH.replace('{token}', token)}` };
}

/** @throws {ProblemError} `operation_not_found` */
export async function list(context: Context, operationId: string): Promise<OperationShare[]> {
  const { id } = await operations.get(context, operationId);
  return (await selectShares(context, id)).map(toShare);
}

export async function find(context: Context, id: string): Promise<OperationShare | undefined> {
  const row = await selectShare(context, id);
  return row && toShare(row);
}

/** @throws {ProblemError} `operation_share_not_found` */
export async function remove(context: Context, operationId: string, id: string): Promise<void> {
  if (await deleteShare(context, operationId, id)) return;
  throw new ProblemError('operation_share_not_found', operationShareNotFoundProblem(id));
}

/** What the page of a share shows. Undefined when the share or its operation is gone. */
export async function open(context: PublicContext, token: string): Promise<OperationExplanation | undefined> {
  const found = await findOpen(context, sha256(token));
  if (!found) return undefined;
  const inProject = enterProject(context, found.project, { kind: 'system', id: 'share' });
  try {
    return shareExplanation(await explain(inProject, found.operationId));
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'operation_not_found') return undefined;
    throw error;
  }
}

function toShare(row: ShareRow): OperationShare {
  return toWire(row, 'id', 'projectId', 'operationId', 'createdBy', 'createTime', 'expireTime');
}
