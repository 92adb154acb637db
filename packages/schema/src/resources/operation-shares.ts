import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { linkLife } from './connection-links.ts';
import { decisive } from './decisive.ts';
import { Timestamp } from './values.ts';

/**
 * A link to a page that shows one operation to somebody who is not signed in. It shows what ran, when, and how it ended,
 * and no words of the provider, no values of records and no names of people. Added by Dowel.
 */
export const OperationShare = z.object({
  id: z.string(),
  projectId: z.string(),
  /** The operation that it shows. */
  operationId: z.string(),
  /** Who made it: `builder:<id>` or `api-key:<id>`. */
  createdBy: z.string(),
  createTime: Timestamp,
  /** From then on the page shows nothing. */
  expireTime: Timestamp,
});
export type OperationShare = z.infer<typeof OperationShare>;

/** A new link. Only now is its address known. */
export const CreatedOperationShare = OperationShare.extend({
  /** The page. Whoever has the address sees the operation. */
  url: z.string(),
});
export type CreatedOperationShare = z.infer<typeof CreatedOperationShare>;

/** For how long a link shows an operation. */
export const CreateOperationShare = z.object({
  /** 60 seconds to 7 days; 24 hours when absent. */
  expiresInSeconds: decisive(z.number().int().min(linkLife.shortest).max(linkLife.longest).optional()),
});
export type CreateOperationShare = z.input<typeof CreateOperationShare>;

const operation = '/projects/{projectIdOrName}/operations/{operationId}';

export const createOperationShare = endpoint<{
  body: CreateOperationShare;
  success: CreatedOperationShare;
}>()({
  operation: 'createOperationShare',
  method: 'POST',
  path: `${operation}:share`,
  access: 'full',
  added: true,
  status: 201,
  body: CreateOperationShare,
  success: CreatedOperationShare,
  problems: ['operation_not_found'],
});

/** The links of an operation that have not expired. */
export const listOperationShares = endpoint<{ success: OperationShare[] }>()({
  operation: 'listOperationShares',
  method: 'GET',
  path: `${operation}/shares`,
  access: 'full',
  added: true,
  success: z.array(OperationShare),
  problems: ['operation_not_found'],
});

/** From now on its page shows nothing. */
export const deleteOperationShare = endpoint<object>()({
  operation: 'deleteOperationShare',
  method: 'DELETE',
  path: `${operation}/shares/{operationShareId}`,
  access: 'full',
  added: true,
  status: 204,
  problems: ['operation_share_not_found'],
});
