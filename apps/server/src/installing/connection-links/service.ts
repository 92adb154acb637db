import type {
  ConnectionLink,
  CreateConnectionLink,
  CreatedConnectionLink,
  ListConnectionLinksQuery,
} from '@dowel/schema';
import { connectionLinkNotFoundProblem } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { toWire } from '../../platform/db/to-wire.ts';
import { newLink } from '../../platform/new-link.ts';
import { mapPage, type Page, readPage } from '../../platform/paging/read-page.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import * as links from '../connections/links/service.ts';
import { linkAddress } from '../connections/sign-in/callback-address.ts';
import { prepareLink } from '../connections/sign-in/start-sign-in.ts';
import * as integrations from '../integrations/service.ts';

/**
 * Makes a link. Its secret is stored only as a digest.
 * @throws {ProblemError} `integration_not_found`, `connection_not_found`, and the problems of a sign-in
 */
export async function create(
  context: Context,
  request: CreateConnectionLink,
): Promise<CreatedConnectionLink> {
  const { id: integrationId, provider } = await integrations.get(context, request.integrationId);
  const bindings = await prepareLink(context, { provider, request });
  const { token, ...made } = newLink(context, 'link', request.expiresInSeconds);
  const row = await links.insertLink(context, {
    integrationId,
    provider,
    groupRef: bindings.groupRef,
    consumerRef: bindings.consumerRef,
    purpose: bindings.connectionId === undefined ? 'connect' : 'reconnect',
    connectionId: bindings.connectionId ?? null,
    bindings,
    ...made,
  });
  return { ...toLink(context, row), url: linkAddress(context, token) };
}

/** @throws {ProblemError} `invalid_request` for a page token of another list */
export async function list(context: Context, query: ListConnectionLinksQuery): Promise<Page<ConnectionLink>> {
  const page = await readPage(context, ['listConnectionLinks'], query, (slice) =>
    links.selectLinks(context, query, slice),
  );
  return mapPage(page, (row) => toLink(context, row));
}

export async function find(context: Context, id: string): Promise<ConnectionLink | undefined> {
  const row = await links.selectLink(context, id);
  return row && toLink(context, row);
}

/** @throws {ProblemError} `connection_link_not_found` */
export async function remove(context: Context, id: string): Promise<void> {
  if (await links.deleteLink(context, id)) return;
  throw new ProblemError('connection_link_not_found', connectionLinkNotFoundProblem(id));
}

function toLink(context: Context, row: links.LinkRow): ConnectionLink {
  const status = row.completeTime ? 'completed' : row.expireTime <= context.now() ? 'expired' : 'pending';
  return {
    ...toWire(row, 'id', 'projectId', 'integrationId', 'provider', 'groupRef', 'consumerRef', 'purpose'),
    status,
    ...toWire(row, 'connectionId', 'createTime', 'expireTime', 'completeTime'),
  };
}
