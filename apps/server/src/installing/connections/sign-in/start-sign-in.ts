import { randomBytes } from 'node:crypto';
import type { CreateConnectionLink, OauthConnect, OauthUpdateQuery } from '@dowel/schema';
import { returnUrlProblem } from '@dowel/schema/rules';
import { v7 } from 'uuid';
import type { Context } from '../../../context.ts';
import { isBuilder } from '../../../platform/caller.ts';
import { sha256 } from '../../../platform/digest.ts';
import { assertOwnRefs, namesOf } from '../../../platform/group-access.ts';
import { readAddress } from '../../../platform/outgoing/address.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import { assertMayBePersonal } from '../personal/assert-may-be-personal.ts';
import { assertRedirects, prepareProvider } from '../preparing.ts';
import { selectConnection } from '../queries.ts';
import { connectionNotFound } from '../refusals.ts';
import type { ResolvedProvider } from '../stored-credentials.ts';
import { findProvider } from '../stored-credentials.ts';
import { authorize } from './authorizing.ts';
import { startAddress } from './callback-address.ts';
import { givenLook } from './given-look.ts';
import { insertSignIn, type SignInBindings } from './queries.ts';
import { shownPeople } from './shown-people.ts';

/** From the beginning of a sign-in until its end. */
export const SIGN_IN_LIFE_MS = 10 * 60 * 1000;

export interface Started {
  /** The start page, where the browser must go. */
  url: string;
  /** A secret for the page that asked. With it, this page may pass the start page without a click. */
  pass: string;
}

/** The page that asks for the sign-in, as the browser names it; see `RouteInput`. */
interface Asker {
  origin: string | undefined;
}

/**
 * Begins a sign-in, and returns where the browser must go. Nothing is connected until the provider sends the browser
 * back.
 * @throws {ProblemError} `token_not_allowed`, `provider_unknown`, `provider_app_missing`, `auth_scheme_mismatch`,
 * `auth_scheme_unsupported`, `provider_metadata_missing`, `provider_host_not_allowed`, `invalid_request`
 */
export async function start(context: Context, request: OauthConnect, asker: Asker): Promise<Started> {
  assertOwnRefs(context, request);
  assertMayBePersonal(context, request);
  assertReturnUrl(context, { in: 'body', url: request.returnUrl }, asker);
  const known = findProvider(context, request.provider);
  assertRedirects(known);
  const prepared = await prepareProvider(context, known, request);
  const { groupRef, consumerRef, returnUrl, providerAppId, additional, personal } = request;
  return begin(context, prepared, {
    providerAppId,
    additional,
    personal,
    groupRef,
    consumerRef,
    ...namesOf(context, request),
    metadata: prepared.metadata,
    returnUrl,
    shown: shownPeople(context, request),
    look: givenLook(context, request),
    alwaysAsks: request.enableCSRFProtection ?? false,
  });
}

/**
 * Begins a new sign-in to an existing connection. Anyone in its group may do this (ADR 0006). A group that has got an app
 * of its own since moves to it.
 * @throws {ProblemError} `connection_not_found` and the problems of `start`
 */
export async function restart(
  context: Context,
  connectionId: string,
  query: OauthUpdateQuery,
  asker: Asker,
): Promise<Started> {
  const { returnUrl } = query;
  assertReturnUrl(context, { in: 'query', url: returnUrl }, asker);
  const row = await selectConnection(context, connectionId);
  if (!row) throw connectionNotFound();
  const { provider, groupRef, consumerRef } = row;
  const providerMetadata = row.providerMetadata ?? {};
  const known = findProvider(context, provider);
  assertRedirects(known);
  const prepared = await prepareProvider(context, known, { provider, groupRef, providerMetadata });
  return begin(context, prepared, {
    groupRef,
    consumerRef,
    metadata: prepared.metadata,
    connectionId: row.id,
    returnUrl,
    shown: shownPeople(context, { groupRef, consumerRef: context.scope.consumerRef ?? consumerRef }),
    look: givenLook(context, query),
    alwaysAsks: false,
  });
}

/**
 * What the sign-ins of a connection link are started with. Checks all that could prevent them now.
 * @throws {ProblemError} the problems of `start` and `restart`
 */
export async function prepareLink(
  context: Context,
  { provider, request }: { provider: string; request: CreateConnectionLink },
): Promise<SignInBindings> {
  const { connectionId, groupRef, consumerRef, returnUrl } = request;
  const row = connectionId === undefined ? undefined : await selectConnection(context, connectionId);
  const isOwners = row?.provider === provider && row.groupRef === groupRef && row.consumerRef === consumerRef;
  const isKind = request.personal === undefined || request.personal === row?.isPersonal;
  if (connectionId !== undefined && !(isOwners && isKind)) throw connectionNotFound();
  const providerMetadata = row ? (row.providerMetadata ?? {}) : request.providerMetadata;
  const known = findProvider(context, provider);
  assertRedirects(known);
  const prepared = await prepareProvider(context, known, { provider, groupRef, providerMetadata });
  const { providerAppId } = await authorize(context, prepared, { groupRef });
  return {
    providerAppId,
    groupRef,
    consumerRef,
    ...namesOf(context, request),
    metadata: prepared.metadata,
    connectionId: row?.id,
    personal: request.personal,
    returnUrl,
    shown: shownPeople(context, request),
    look: givenLook(context, request),
    alwaysAsks: true,
  };
}

type Beginning = Omit<SignInBindings, 'providerAppId'> & { providerAppId?: string | undefined };

async function begin(context: Context, prepared: ResolvedProvider, beginning: Beginning): Promise<Started> {
  // The address is made again after the start page. We make it here too, so that the page that asks learns at once
  // about anything that would prevent the sign-in.
  const { providerAppId } = await authorize(context, prepared, beginning);
  const ticket = randomBytes(32).toString('base64url');
  const pass = randomBytes(32).toString('base64url');
  await insertSignIn(context, {
    id: v7(),
    ticketHash: sha256(ticket),
    passHash: sha256(pass),
    provider: prepared.provider.name,
    bindings: { ...beginning, providerAppId },
    expireTime: new Date(context.now().getTime() + SIGN_IN_LIFE_MS),
  });
  return { url: startAddress(context, ticket), pass };
}

interface GivenReturnUrl {
  in: 'body' | 'query';
  url: string | undefined;
}

/** A return URL must lead to the page that asks, or come from the builder's own backend (ADR 0011). */
function assertReturnUrl(context: Context, given: GivenReturnUrl, { origin }: Asker): void {
  if (given.url === undefined) return;
  const isAskersOwn = origin !== undefined && readAddress(given.url)?.origin === origin;
  const isBuildersChoice = origin === undefined && isBuilder(context);
  if (isAskersOwn || isBuildersChoice) return;
  throw new ProblemError('invalid_request', returnUrlProblem(given.in));
}
