import type {
  CreateProviderApp,
  ListProviderAppsQuery,
  ProviderApp,
  ProviderAppMetadata,
  ProviderInfo,
  UpdateProviderApp,
} from '@dowel/schema';
import {
  apiKeyScopeProblem,
  forBuilderOnlyProblem,
  hostsTooWideProblem,
  packageInstallUrlOf,
  packageParam,
  providerAppExistsProblem,
  providerUnknownProblem,
  toShownProviderApp,
} from '@dowel/schema/rules';
import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { isBuilder } from '../../platform/caller.ts';
import { violatedConstraint } from '../../platform/db/constraint-violation.ts';
import { toWire } from '../../platform/db/to-wire.ts';
import { Unreported } from '../../platform/events/unreported.ts';
import { tooWide } from '../../platform/outgoing/host-patterns.ts';
import { mapPage, type Page, readPage } from '../../platform/paging/read-page.ts';
import { plainResource } from '../../platform/plain-resource.ts';
import { invalidInput, ProblemError } from '../../platform/problems/problem-error.ts';
import { findStrategy } from '../provider-auth/find-strategy.ts';
import type { OAuthClient } from '../provider-auth/strategy.ts';
import * as providers from '../providers/service.ts';
import { namedValues } from './named-values.ts';
import { noOffers, offersOf } from './offered-secrets.ts';
import {
  findRowFor,
  listRows,
  lockApp,
  type ProviderAppRow,
  providerAppRows,
  renewRefused,
  unsetAppOfConnections,
  type WhichApp,
} from './queries.ts';
import { webhookAddress } from './webhook-address.ts';

const providerApps = plainResource(
  providerAppRows,
  { name: 'providerApps', notFound: 'provider_app_not_found' },
  toBuildersApp,
);

/**
 * Everyone may list the project's apps. Only the builder's backend sees their allowed hosts and the builder's own
 * values, and the apps of groups.
 * @throws {ProblemError} `invalid_request`; `api_key_scope` or `token_not_allowed` when a page asks for those of groups
 */
export async function list(context: Context, query: ListProviderAppsQuery): Promise<Page<ProviderApp>> {
  const { owner = 'project' } = query;
  if (owner !== 'project') assertMaySeeGroups(context);
  const rows = await readPage(context, ['providerApps'], query, (slice) => listRows(context, owner, slice));
  const items = await Promise.all(rows.items.map((row) => toBuildersApp(row, context)));
  const apps = { ...rows, items };
  return isBuilder(context) ? apps : mapPage(apps, toShownProviderApp);
}

/** The providers that the project has an app of its own for. */
export async function providersWithApp(context: Context): Promise<string[]> {
  const rows = await listRows(context, 'project');
  return rows.map(({ provider }) => provider);
}

/** @throws {ProblemError} `provider_unknown`, `provider_app_exists`, `invalid_request` */
export async function create(
  context: Context,
  { clientSecret, webhookSecret, ...values }: CreateProviderApp,
): Promise<ProviderApp> {
  assertProvider(context, values.provider);
  assertHosts('metadata', values.metadata);
  const id = v7();
  const row = await providerAppRows.insert(context, {
    ...values,
    id,
    ...sealClientSecret(context, id, clientSecret),
    ...sealWebhookSecret(context, id, webhookSecret),
  });
  if (!row) throw appExists(context, values);
  return toBuildersApp(row, context);
}

/**
 * An app that moves to another provider leaves its connections, as one that is deleted, and its secrets.
 * @throws {ProblemError} `provider_app_not_found`, `invalid_update_mask`, `provider_unknown`, `provider_app_exists`,
 * `invalid_request`
 */
export async function update(context: Context, id: string, body: UpdateProviderApp): Promise<ProviderApp> {
  const { clientSecret, webhookSecret, metadata: whole, members, ...changes } = namedValues(body);
  const { provider } = changes;
  if (provider !== undefined) assertProvider(context, provider);
  assertHosts('providerApp.metadata', { ...whole, ...members });
  const { groupRef, provider: before } = provider === undefined ? {} : await get(context, id);
  const isMoved = provider !== before;
  if (isMoved && clientSecret === undefined) {
    const detail = 'is missing; the new provider must not get the secret of the old one, so send its own';
    throw invalidInput({ in: 'body', name: 'providerApp.clientSecret', detail });
  }
  const sealed = {
    ...(isMoved && { webhookSecretSealed: null, webhookSecretSealKeyId: null, ...noOffers }),
    ...(clientSecret !== undefined && sealClientSecret(context, id, clientSecret)),
    ...sealWebhookSecret(context, id, webhookSecret),
  };
  try {
    return await context.transaction(async (tx) => {
      // The provider of those connections must not get the secret of another one.
      if (isMoved) await leaveConnections(tx, id);
      const stored = members && (await lockApp(tx, id))?.metadata;
      const metadata = members ? { ...(whole ?? stored), ...members } : whole;
      const named = { ...changes, ...(metadata && { metadata }) };
      const row = await providerAppRows.change(tx, id, { ...named, ...sealed });
      if (!row) throw providerApps.notFound(id);
      Unreported.silent(await renewRefused(tx, id), 'when a connection is renewed is no change of it');
      return toBuildersApp(row, tx);
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'provider_apps_project_provider') throw error;
    throw appExists(context, { provider: provider ?? '', groupRef });
  }
}

/** Whether the builder gives values of their own, which every request to the provider carries. */
export function needsProviderInputs({ customOpts }: ProviderInfo): boolean {
  return (customOpts?.providerInputs ?? []).length > 0;
}

/** Whether somebody signs in to the provider of an app with it, or its webhooks arrive through it. */
export function isOfUse({ catalogue }: Context, { provider, webhook }: ProviderApp): boolean {
  if (webhook) return true;
  const entry = catalogue.find(provider);
  if (!entry) return false;
  return findStrategy(entry)?.member === 'oauth2AuthorizationCode' || needsProviderInputs(entry);
}

/** The values of the builder for which the provider of an app has no use. */
export function unknownParams({ catalogue }: Context, { provider, metadata }: ProviderApp): string[] {
  const { providerAppMetadata, customOpts } = catalogue.find(provider) ?? {};
  const asked = [...(providerAppMetadata?.providerParams ?? []), ...(customOpts?.providerInputs ?? [])];
  const known = [packageParam, ...asked.map(({ name }) => name)];
  const names = Object.keys(metadata?.providerParams ?? {}).filter((name) => !known.includes(name));
  return names.map((name) => `metadata.providerParams.${name}`);
}

export const { get } = providerApps;

/**
 * Connections made through the app stay, but can no longer be renewed.
 * @throws {ProblemError} `provider_app_not_found`
 */
export function remove(context: Context, id: string): Promise<void> {
  return context.transaction(async (tx) => {
    await leaveConnections(tx, id);
    await providerApps.remove(tx, id);
  });
}

async function leaveConnections(tx: Context, id: string): Promise<void> {
  const connectionIds = Unreported.silent(
    await unsetAppOfConnections(tx, id),
    'the connection goes on with the credentials it has',
  );
  await tx.connectionEffects.appLeaving?.(tx, connectionIds);
}

/** A provider app with the data a sign-in needs. Its client holds the secret, so never put it in an answer. */
export interface UsableProviderApp {
  id: string;
  client: OAuthClient;
  scopes: string[];
  authQueryParams: Record<string, string[]>;
  /** The builder's values for `customOpts.providerInputs`. */
  providerParams: Record<string, string>;
  /** The hosts of self-hosted products that may receive the secret. */
  allowedHosts: string[];
}

/**
 * The app for signing in to a provider: the one with the given id, else the group's own, else the project's. Undefined
 * for the id of another group's.
 */
export async function findUsable(context: Context, which: WhichApp): Promise<UsableProviderApp | undefined> {
  const row = await findRowFor(context, which);
  return row && toUsable(context, row);
}

export function toUsable(context: Context, row: ProviderAppRow): UsableProviderApp {
  const clientSecret = context.secrets.open(row.clientSecretSealed, row.id);
  return {
    id: row.id,
    client: { clientId: row.clientId, clientSecret },
    scopes: row.scopes ?? [],
    authQueryParams: row.metadata?.authQueryParams ?? {},
    providerParams: row.metadata?.providerParams ?? {},
    allowedHosts: row.metadata?.allowedHosts ?? [],
  };
}

/** The address of the package that the app of a group's sign-ins names; see `packageInstallUrlOf`. */
export async function findPackageInstallUrl(context: Context, which: WhichApp): Promise<string | undefined> {
  const row = await findRowFor(context, which);
  return row && packageInstallUrlOf(toProviderApp(row));
}

export function toProviderApp(row: ProviderAppRow): ProviderApp {
  return toWire(
    row,
    'id',
    'projectId',
    'provider',
    'groupRef',
    'clientId',
    'externalRef',
    'scopes',
    'metadata',
    'createTime',
    'updateTime',
  );
}

/** An app as its builder sees it, with the address that has to be set at the provider. */
async function toBuildersApp(row: ProviderAppRow, context: Context): Promise<ProviderApp> {
  const events = (await context.connectors.find(row.provider))?.events;
  if (events?.scope !== 'application') return toProviderApp(row);
  const url = webhookAddress(context, { projectId: row.projectId, providerAppId: row.id });
  const offeredSecrets = events.secretOffer && offersOf(context, row);
  const webhook = { url, instructions: events.setUp, ...(offeredSecrets && { offeredSecrets }) };
  return { ...toProviderApp(row), webhook };
}

function sealClientSecret({ secrets }: Context, id: string, clientSecret: string) {
  const { sealed, sealKeyId } = secrets.seal(clientSecret, id);
  return { clientSecretSealed: sealed, sealKeyId };
}

/** Nothing when none is given. With one, the offered ones have done their work. */
function sealWebhookSecret({ secrets }: Context, id: string, webhookSecret: string | undefined) {
  if (webhookSecret === undefined) return {};
  const { sealed, sealKeyId } = secrets.seal(webhookSecret, id);
  return { webhookSecretSealed: sealed, webhookSecretSealKeyId: sealKeyId, ...noOffers };
}

function assertProvider({ catalogue }: Context, provider: string): void {
  if (catalogue.find(provider)) return;
  throw new ProblemError('provider_unknown', providerUnknownProblem(provider));
}

/** Refuses domains under which anyone can get a subdomain. Such a pattern would let anyone receive the secret. */
function assertHosts(path: string, metadata: ProviderAppMetadata | undefined): void {
  const issues = (metadata?.allowedHosts ?? []).flatMap((pattern, index) => {
    const detail = tooWide(pattern, { shared: false });
    return detail === undefined
      ? []
      : [{ in: 'body' as const, name: `${path}.allowedHosts.${index}`, detail }];
  });
  if (issues.length === 0) return;
  throw new ProblemError('invalid_request', hostsTooWideProblem(issues));
}

/** The apps of groups would tell a page who the other customers are. */
function assertMaySeeGroups(context: Context): void {
  if (isBuilder(context)) return;
  const { actor } = context;
  if (actor.kind === 'apiKey') throw new ProblemError('api_key_scope', apiKeyScopeProblem(actor.scopes));
  throw new ProblemError('token_not_allowed', forBuilderOnlyProblem());
}

function appExists(
  context: Context,
  { provider, groupRef }: { provider: string; groupRef?: string | undefined },
): ProblemError {
  return new ProblemError(
    'provider_app_exists',
    providerAppExistsProblem(providers.named(context, provider), groupRef),
  );
}
