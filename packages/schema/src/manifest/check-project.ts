import type { ManifestFinding } from '../resources/deploy-plan.ts';
import type { ProviderInfo } from '../resources/providers.ts';
import { signInSchemeOf } from '../rules/auth-schemes.ts';
import { nearest } from '../rules/nearest.ts';
import { ownValue } from '../rules/plain-objects.ts';
import { MOST_FINDINGS } from './finding.ts';
import type { ManifestIntegration } from './manifest.ts';

/** What a manifest is compared with of the project that it is deployed to. */
export interface ProjectFacts {
  readonly name: string;
  readonly destinations: readonly { readonly id: string; readonly name: string }[];
  /** The providers that the project has an app for. */
  readonly providerApps: readonly string[];
}

/** Warns of destinations and provider apps that the project lacks. They may be made after the deploy. */
export function checkProject(
  integrations: readonly ManifestIntegration[],
  providers: Readonly<Record<string, ProviderInfo>>,
  project: ProjectFacts,
): ManifestFinding[] {
  return [...missingApps(integrations, providers, project), ...missingDestinations(integrations, project)];
}

/** One warning for each name, at the first place that has it. */
function missingDestinations(
  integrations: readonly ManifestIntegration[],
  { name: project, destinations }: ProjectFacts,
): ManifestFinding[] {
  const known = new Set(destinations.flatMap(({ id, name }) => [id, name]));
  const names = destinations.map(({ name }) => name);
  /** By name: the first place that has it, and how many more. */
  const missing = new Map<string, { path: string; more: number }>();
  for (const { name, path } of integrations.flatMap(namedDestinations)) {
    const first = missing.get(name);
    if (first) first.more += 1;
    else if (name !== '' && !known.has(name)) missing.set(name, { path, more: 0 });
  }
  return [...missing].map(([name, { path, more }], index): ManifestFinding => {
    if (index >= MOST_FINDINGS) return { severity: 'warning', path, message: '' };
    const others = more > 0 ? ` ${more} more ${more === 1 ? 'place names' : 'places name'} it.` : '';
    const { message, fix } = describeDestination(name, names, project);
    return { severity: 'warning', path, message: `${message}${others}`, fix };
  });
}

interface NamedDestination {
  name: string;
  path: string;
}

function namedDestinations(
  { read, subscribe, watchSchema }: ManifestIntegration,
  index: number,
): NamedDestination[] {
  const root = `integrations[${index}]`;
  const inObjects = (action: string, objects: readonly { destination: string }[] = []) =>
    objects.map(({ destination: name }, at) => ({
      name,
      path: `${root}.${action}.objects[${at}].destination`,
    }));
  return [
    ...inObjects('read', read?.objects),
    ...inObjects('subscribe', subscribe?.objects),
    ...(watchSchema ? [{ name: watchSchema.destination, path: `${root}.watchSchema.destination` }] : []),
  ];
}

/** A name that the project could have. */
const usableName = /^[A-Za-z0-9-]{1,255}$/;

function describeDestination(name: string, names: readonly string[], project: string) {
  const url = URL.canParse(name) && name.includes('://') ? new URL(name) : undefined;
  // The rest of the address may be a secret.
  if (url) {
    const message = `An address (${url.protocol}//${url.host}) stands where the name of a destination belongs, so nothing is delivered.`;
    const fix = `Make a destination with this address, and write its name here. ${makeDestination('my-webhook', project)}`;
    return { message, fix };
  }
  const lacks = `The project "${project}" has no destination "${name}", so nothing is delivered to it.`;
  if (!usableName.test(name)) {
    const fix = `A name has only letters, digits and dashes. ${destinationsOf(names, project)}`;
    return { message: lacks, fix };
  }
  const meant = nearest(name, names);
  const make = `Make it: ${makeDestination(name, project)}`;
  return { message: lacks, fix: meant ? `Write "${meant}", or make "${name}". ${make}` : make };
}

function destinationsOf(names: readonly string[], project: string): string {
  if (names.length === 0) return `The project has none yet. ${makeDestination('my-webhook', project)}`;
  const shown = names.slice(0, 10).join(', ');
  return `The project has ${shown}${names.length > 10 ? ', …' : ''}.`;
}

function makeDestination(name: string, project: string): string {
  const body = /inbox/i.test(name)
    ? { name, type: 'inbox', metadata: {} }
    : { name, type: 'webhook', metadata: { url: 'https://…' } };
  return call(`/projects/${project}/destinations`, body);
}

function call(path: string, body: object): string {
  const header = '-H "X-Api-Key: $DOWEL_API_KEY" -H "Content-Type: application/json"';
  return `curl -X POST "$DOWEL_BASE_URL${path}" ${header} -d '${JSON.stringify(body)}'`;
}

/** People sign in to these providers with the OAuth client of the builder. */
const withApp: readonly unknown[] = ['oauth2/authorizationCode', 'oauth2/authorizationCodePKCE'];

function missingApps(
  integrations: readonly ManifestIntegration[],
  providers: Readonly<Record<string, ProviderInfo>>,
  { name: project, providerApps }: ProjectFacts,
): ManifestFinding[] {
  const told = new Set(providerApps);
  return integrations.flatMap(({ provider }, index): ManifestFinding[] => {
    const entry = ownValue(providers, provider);
    if (!entry || told.has(provider) || !withApp.includes(signInSchemeOf(entry))) return [];
    told.add(provider);
    const scopes = entry.oauth2Opts?.explicitScopesRequired ? { scopes: [] } : {};
    // Sent as it stands, it is refused: nothing that only looks like a client id is stored.
    const body = { provider, clientId: '', clientSecret: '', ...scopes };
    const title = entry.displayName ?? provider;
    const message = `The project "${project}" has no provider app for ${title}, so nobody can connect.`;
    const fix = `Make an OAuth client at ${title}, and register it: ${call(`/projects/${project}/provider-apps`, body)}`;
    return [{ severity: 'warning', path: `integrations[${index}].provider`, message, fix }];
  });
}
