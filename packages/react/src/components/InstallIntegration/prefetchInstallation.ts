import { type OpenedService, openService } from '../../context/open-service.ts';
import { assertServiceOptions, type ServiceOptions } from '../../context/service-options.ts';
import { type Caller, findMissingIdentity } from '../../queries/caller.ts';
import { connectionQueries } from '../../queries/connections.ts';
import { installationQueries } from '../../queries/installations.ts';
import { integrationSetupQueries } from '../../queries/integration-setup.ts';
import { type LazyPart, loadPart } from '../../ui/useLoadedPart.ts';
import { needsAnswer } from '../connection/needs-answer.ts';
import { asksInForm, formParts } from '../connection/useFormParts.ts';
import type { InstallVariant } from './install-options.ts';
import { manageParts } from './manage/useManageParts.ts';
import { connectedSteps } from './useConnectedStep.ts';

/** The installation that a page will show. The same values as the props of `InstallIntegration`. */
export interface InstallationToPrefetch {
  integration: string;
  groupRef: string;
  consumerRef: string;
  installationRef?: string | undefined;
  /** Default `tabs`. */
  variant?: InstallVariant | undefined;
}

/** A service that has asked for an installation already. Pass it to one `ServiceProvider`. */
export interface PrefetchedInstallation extends OpenedService {
  /** Resolves when the answer and the code that shows it have arrived, or could not be loaded. Never rejects. */
  readonly ready: Promise<void>;
}

/**
 * Starts the request and the code of an `InstallIntegration` before React draws it, for a page that knows early what it
 * will show. Call it once, outside components, and pass what it returns to `ServiceProvider` as `prefetched`. A failed
 * request is sent again by the component, which then shows why. On a server it sends nothing.
 * @param options the same as those of `ServiceProvider`
 * @throws {TypeError} without a project, or without exactly one of `apiKey` and `getToken`
 */
export function prefetchInstallation(
  options: ServiceOptions,
  { integration, groupRef, consumerRef, installationRef, variant = 'tabs' }: InstallationToPrefetch,
): PrefetchedInstallation {
  assertServiceOptions(options);
  const opened = openService(options);
  const caller = {
    service: opened.service,
    groupRef,
    consumerRef,
    installationRef: installationRef || undefined,
  };
  const isPossible = typeof document !== 'undefined' && !findMissingIdentity(caller);
  const started = isPossible ? [load(connectedSteps[variant]), loadKnownParts(caller, integration)] : [];
  return { ...opened, ready: Promise.all(started).then(() => {}) };
}

/** Asks for the setup, and loads the code of the screen that its answer leads to. */
async function loadKnownParts(caller: Caller, integration: string): Promise<void> {
  const { queryClient } = caller.service;
  const setup = integrationSetupQueries.get(caller, integration);
  await queryClient.prefetchQuery(setup);
  const facts = queryClient.getQueryData(setup.queryKey);
  if (!facts) return;
  const { id, provider, latestRevision } = facts.integration;
  const connections = connectionQueries.forProvider(caller, provider);
  const [connection] = queryClient.getQueryData(connections.queryKey) ?? [];
  const { queryKey } = installationQueries.forGroup(caller, id);
  const installation = queryClient.getQueryData(queryKey);
  if (!connection && asksInForm(facts.provider, latestRevision.content.module)) await load(formParts);
  if (connection && (installation || needsAnswer(connection))) await load(manageParts);
}

/** A component that needs the part tries again, and shows the failure. */
function load(part: LazyPart<unknown>): Promise<void> {
  return loadPart(part).catch(() => {});
}
