import {
  installationNotFoundProblem,
  notInstalledProblem,
  proxyDisabledProblem,
  proxyHeadersProblem,
} from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import * as connections from '../../installing/connections/service.ts';
import * as integrations from '../../installing/integrations/service.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { type ProxiedInstallation, selectProxied } from './queries.ts';
import { headerText } from './rules.ts';

const ID = 'x-amp-installation-id';
const NAME = 'x-amp-integration-name';
const GROUP = 'x-amp-group-ref';

/** The installation that a call is for, and its connection if that has been read already. */
export interface CalledInstallation extends ProxiedInstallation {
  readonly connection: connections.ConnectionRow | undefined;
}

/**
 * Finds the installation that a call is for. An id counts more than a name and a group.
 * @throws {ProblemError} `invalid_request`, `integration_not_found`, `installation_not_found`, `proxy_disabled`
 */
export async function findInstallation(context: Context, headers: Headers): Promise<CalledInstallation> {
  const id = headers.get(ID);
  // Asked for at the same time, because a call waits for both.
  const [found, connection] =
    id === null
      ? [await findByNames(context, headers), undefined]
      : await Promise.all([selectProxied(context, { id }), connections.storedOf(context, id)]);
  if (!found) throw new ProblemError('installation_not_found', installationNotFoundProblem(id ?? ''));
  if (found.manifestProxy?.enabled !== true) throw disabled(found, 'manifest');
  if (found.isEnabled !== true) throw disabled(found, 'config');
  return { ...found, connection };
}

async function findByNames(context: Context, headers: Headers): Promise<ProxiedInstallation> {
  const integrationName = headerText(headers.get(NAME) ?? '');
  const groupRef = headerText(headers.get(GROUP) ?? '');
  const missing = [NAME, GROUP].filter((name) => !headers.get(name));
  if (missing.length > 0) throw unnamed(missing);
  const found = await selectProxied(context, { integrationName, groupRef });
  if (found) return found;
  const { name } = await integrations.get(context, integrationName);
  throw new ProblemError('installation_not_found', notInstalledProblem(groupRef, name));
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
