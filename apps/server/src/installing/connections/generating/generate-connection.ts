import type { Connection, GenerateConnection } from '@dowel/schema';
import { warningList } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { assertOwnRefs, namesOf } from '../../../platform/group-access.ts';
import { type Concluded, lastStep } from '../../../platform/last-step.ts';
import type { WithHeaders } from '../../../platform/requests/route.ts';
import { warned } from '../../../platform/requests/warned.ts';
import * as providerApps from '../../../providers/provider-apps/service.ts';
import { check, isRefused } from '../check-credentials.ts';
import { confirmedId } from '../identity/confirming.ts';
import { assertMayBePersonal } from '../personal/assert-may-be-personal.ts';
import { collectCredentials, prepareProvider } from '../preparing.ts';
import { type Owner, selectConnections } from '../queries.ts';
import { appMissing, newCredentialsRefused } from '../refusals.ts';
import { usualSlot } from '../rules.ts';
import { type SignedIn, save } from '../save-connection.ts';
import { findProvider } from '../stored-credentials.ts';
import { templateValues } from '../template-values.ts';
import { toConnection } from '../to-connection.ts';

/**
 * Makes a connection from credentials. We ask the provider first. If it refuses the credentials, we store nothing. If
 * we cannot ask it, we store them with that diagnosis, so that nobody has to type them again after an outage. We do not
 * do this when they would replace credentials that work (ADR 0006).
 * @throws {ProblemError} `token_not_allowed`, `provider_unknown`, `auth_scheme_unsupported`, `auth_scheme_mismatch`,
 * `provider_app_missing`, `provider_metadata_missing`, `provider_host_not_allowed`, `credentials_rejected`, `provider_unreachable`,
 * `account_differs`, `invalid_request`
 */
export async function generate(
  context: Context,
  request: GenerateConnection,
): Promise<Concluded<WithHeaders<Connection>>> {
  assertOwnRefs(context, request);
  assertMayBePersonal(context, request);
  const known = findProvider(context, request.provider);
  const credentials = collectCredentials(known, request);
  const prepared = await prepareProvider(context, known, request);
  const { provider, strategy } = prepared;
  const usesProviderInputs = providerApps.needsProviderInputs(known.entry);
  const needsApp = strategy.member === 'oauth2AuthorizationCode' || usesProviderInputs;
  const which = { provider: provider.name, groupRef: request.groupRef };
  const app = needsApp ? await providerApps.findUsable(context, which) : undefined;
  if (usesProviderInputs && !app) throw appMissing(provider);

  const confirmed = confirmedId(context, request.account, request.consumerRef);
  const candidate = {
    resolved: prepared,
    credentials,
    client: app?.client,
    values: templateValues(prepared, app),
    source: 'typed' as const,
    app,
  };
  const checked = await check(context, candidate, request);
  if (checked.failure && isRefused(checked)) {
    throw newCredentialsRefused(provider, checked.failure, 'Nothing was stored.');
  }
  if (checked.failure && !request.additional && (await hasWorking(context, request))) {
    throw newCredentialsRefused(provider, checked.failure, 'The stored ones were kept.');
  }
  const { groupRef, consumerRef } = request;
  const signedIn = {
    provider: provider.name,
    groupRef,
    consumerRef,
    ...namesOf(context, request),
    authScheme: strategy.authScheme,
    checked,
    providerAppId: app?.id,
    confirmedId: confirmed,
    additional: request.additional,
    personal: request.personal,
  };
  const cannotRenew = needsApp && !app && credentials.tokens?.refreshToken !== undefined;
  const idle = warningList('no_effect', cannotRenew ? ['oauth2AuthorizationCode.refreshToken'] : []);
  return lastStep(context, async (tx) => warned(toConnection(await save(tx, signedIn)), idle));
}

/** Whether the credentials that this person's would replace worked when they were last used. */
async function hasWorking(context: Context, request: Owner & Pick<SignedIn, 'personal'>): Promise<boolean> {
  const { groupRef, consumerRef, provider, personal } = request;
  const rows = await selectConnections(context, { groupRef, provider, owner: personal ? 'person' : 'group' });
  return rows.some(
    ({ slot, status, diagnosis, ...row }) =>
      slot === usualSlot(request) &&
      row.consumerRef === consumerRef &&
      (status === 'working' || diagnosis?.reason === 'ok'),
  );
}
