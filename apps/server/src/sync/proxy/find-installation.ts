import { installationNotFoundProblem, proxyDisabledProblem, proxyHeadersProblem } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { actingFor } from '../../installing/connections/service.ts';
import { notInstalled } from '../../installing/installations/several/service.ts';
import * as integrations from '../../installing/integrations/service.ts';
import { assertKeyIsFor } from '../../platform/caller.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { type CalledInstallation, findProxied, type Named, type ProxiedInstallation } from './queries.ts';
import { headerText } from './rules.ts';

const ID = 'x-amp-installation-id';
const NAME = 'x-amp-integration-name';
const GROUP = 'x-amp-group-ref';
/** An addition: which installation of the group. Absent: the default one. */
const REF = 'x-dowel-installation-ref';

/**
 * Finds the installation that a call is for. An id counts more than a name and a group.
 * @throws {ProblemError} `invalid_request`, `integration_not_found`, `installation_not_found`,
 * `installation_ref_needed`, `proxy_disabled`, `token_not_allowed`, `personal_connection_needed`, `account_differs`,
 * `credentials_rejected`
 */
export async function findInstallation(context: Context, headers: Headers): Promise<CalledInstallation> {
  const named = namedIn(headers);
  const found = await findProxied(context, named);
  assertKeyIsFor(context, found?.integrationId);
  if (!found) throw await notFound(context, named);
  if (found.manifestProxy?.enabled !== true) throw disabled(found, 'manifest');
  if (found.isEnabled !== true) throw disabled(found, 'config');
  return { ...found, ...(await actingFor(context, found)) };
}

function namedIn(headers: Headers): Named {
  const id = headers.get(ID);
  if (id) return { id };
  const missing = [NAME, GROUP].filter((name) => !headers.get(name));
  if (missing.length > 0) throw unnamed(missing);
  const text = (name: string) => headerText(headers.get(name) ?? '');
  return { integrationName: text(NAME), groupRef: text(GROUP), installationRef: text(REF) };
}

async function notFound(context: Context, named: Named): Promise<ProblemError> {
  if ('id' in named) return new ProblemError('installation_not_found', installationNotFoundProblem(named.id));
  return notInstalled(context, await integrations.get(context, named.integrationName), named);
}

function unnamed(missing: readonly string[]): ProblemError {
  const detail = `is missing; send ${ID}, or ${NAME} together with ${GROUP}`;
  return new ProblemError(
    'invalid_request',
    proxyHeadersProblem(missing.map((name) => ({ in: 'header', name, detail }))),
  );
}

function disabled({ integrationName }: ProxiedInstallation, by: 'manifest' | 'config'): ProblemError {
  return new ProblemError('proxy_disabled', proxyDisabledProblem(integrationName, by));
}
