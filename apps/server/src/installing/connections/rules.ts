import type {
  ConnectionDiagnosis,
  ConnectionStatus,
  MetadataInput,
  ProviderInfo,
  ProviderMetadata,
} from '@dowel/schema';
import {
  diagnosisWords,
  fillTemplate,
  interruptedNextStep,
  ownValue,
  plainAddress,
  templateNames,
} from '@dowel/schema/rules';

type Reason = ConnectionDiagnosis['reason'];

/**
 * A connection's diagnosis. If the reason is the same as before, it keeps its time.
 * @param isInterrupted the provider refuses a refresh token whose use was interrupted before. It stays said for as long
 * as the reason stays the same.
 */
export function diagnose(
  reason: Reason,
  now: Date,
  before?: ConnectionDiagnosis | null,
  { isInterrupted = false } = {},
): ConnectionDiagnosis {
  const isSame = before?.reason === reason;
  const { actor, nextStep } = diagnosisWords[reason];
  const wasInterrupted = isInterrupted || (isSame && before.nextStep === interruptedNextStep);
  return {
    reason,
    since: isSame ? before.since : now.toISOString(),
    actor,
    nextStep: wasInterrupted && reason === 'revoked' ? interruptedNextStep : nextStep,
  };
}

/** Some failures mean that the credentials no longer work. An outage does not, so it keeps the status. */
export function statusAfter(reason: Reason, before: ConnectionStatus): ConnectionStatus {
  const isOver = reason === 'expired' || reason === 'revoked' || reason === 'misconfigured_app';
  return isOver ? 'bad_credentials' : before;
}

/** The slot of the connection that a sign-in of a person renews unless it asks for another one. */
export function usualSlot({ personal = false }: { readonly personal?: boolean | undefined }): string {
  return personal ? 'personal' : '';
}

/**
 * Whether a connection leads to another workspace than before, or its provider tells another value of it. Nobody can say
 * if one of them is not known.
 */
export function hasMoved(before: Placed | undefined, after: Placed): boolean {
  const [from, to] = [before?.providerWorkspaceRef, after.providerWorkspaceRef];
  if (from && to && from !== to) return true;
  return Object.entries(before?.providerMetadata ?? {}).some(([name, { value, source }]) => {
    const other = ownValue(after.providerMetadata ?? {}, name);
    return source !== 'input' && other !== undefined && other.value !== value;
  });
}

interface Placed {
  readonly providerWorkspaceRef: string | null;
  readonly providerMetadata: ProviderMetadata | null;
}

/** The names of values, such as `evil.example/`, that would make an address of the provider lead somewhere else. */
export function unsafeMetadata(provider: ProviderInfo, metadata: ProviderMetadata): string[] {
  const templates = addressTemplates(provider);
  const values = filledValues(provider, metadata);
  return Object.keys(metadata).filter((name) =>
    templates.some(
      (template) =>
        leadsAstray(template, name, metadata[name]?.value) ||
        (metadata[name]?.value !== '' && makesNoHost(originOf(template), name, values)),
    ),
  );
}

/** The metadata with names in place of typed addresses, such as `acme` for `https://acme.example.com/home`. */
export function onlyNames(provider: ProviderInfo, metadata: ProviderMetadata): ProviderMetadata {
  const origins = addressTemplates(provider).map(originOf);
  const nameIn = (name: string, typed: string) => {
    const host = typed.replace(/^https?:\/\//, '').split(/[/?#]/)[0] ?? '';
    const names = origins.map((origin) => {
      const [, input, rest = ''] = /^https?:\/\/\{\{\s*\.(\w+)\s*\}\}(\.[\w.-]+)$/.exec(origin) ?? [];
      return input === name && host.toLowerCase().endsWith(rest) && host.slice(0, -rest.length);
    });
    return names.find(Boolean) || typed;
  };
  const named = Object.entries(metadata).map(([name, info]) => [
    name,
    info.source === 'input' ? { ...info, value: nameIn(name, info.value) } : info,
  ]);
  return Object.fromEntries(named);
}

/** The typed values that are part of a host. Empty when the host is the provider's own. */
export function inputsOfHost(
  provider: ProviderInfo,
  metadata: ProviderMetadata,
  host: string,
): MetadataInput[] {
  const inputs = provider.metadata?.input ?? [];
  const values = filledValues(provider, metadata);
  const names = addressTemplates(provider)
    .map(originOf)
    .filter((origin) => hostOf(origin, values) === host)
    .flatMap((origin) => templateNames(origin));
  return [...new Set(names)]
    .filter((name) => Object.hasOwn(metadata, name) && metadata[name]?.source === 'input')
    .map((name) => inputs.find((input) => input.name === name) ?? { name });
}

function hostOf(origin: string, values: Readonly<Record<string, string>>): string | undefined {
  return isFilled(origin, values) ? plainAddress(fillTemplate(origin, values))?.hostname : undefined;
}

/**
 * Whether a value makes a host that no URL parser accepts. It may be too long, hold a number that is too large, or mix
 * writing directions.
 */
function makesNoHost(origin: string, name: string, values: Readonly<Record<string, string>>): boolean {
  if (!templateNames(origin).includes(name) || !isFilled(origin, values)) return false;
  const isAddress = (filled: Readonly<Record<string, string>>) =>
    plainAddress(fillTemplate(origin, filled)) !== undefined;
  // Tries the address again with a simple name and a simple port. If it still does not parse, the person's value is not
  // the cause: some entries contain other placeholders.
  return !isAddress(values) && ['a', '1'].some((simple) => isAddress({ ...values, [name]: simple }));
}

function isFilled(template: string, values: Readonly<Record<string, string>>): boolean {
  return templateNames(template).every((name) => Object.hasOwn(values, name));
}

function filledValues(provider: ProviderInfo, metadata: ProviderMetadata): Record<string, string> {
  const inputs = provider.metadata?.input ?? [];
  const defaults = inputs.flatMap(({ name, defaultValue }) => (defaultValue ? [[name, defaultValue]] : []));
  const given = Object.entries(metadata).filter(([, { value }]) => value !== '');
  return Object.fromEntries([...defaults, ...given.map(([name, { value }]) => [name, value])]);
}

/** The scheme and host of an address template. A template that begins with a placeholder is returned whole. */
function originOf(template: string): string {
  return /^https?:\/\/[^/?#]*/.exec(template)?.[0] ?? template;
}

function addressTemplates(provider: ProviderInfo): string[] {
  return [
    provider.baseURL,
    provider.oauth2Opts?.authURL,
    provider.oauth2Opts?.tokenURL,
    provider.authHealthCheck?.url,
    ...Object.values(provider.modules ?? {}).map(({ baseURL }) => baseURL),
  ].filter((template) => template !== undefined);
}

/**
 * A value in the host may hold only characters of a host name, and a port. A value in the path must not leave its place
 * in the path. Where the template does not spell out a scheme, the value must be one plain address.
 */
function leadsAstray(template: string, name: string, value = ''): boolean {
  const host = /^https?:\/\/([^/?#]*)/.exec(template)?.[1];
  const placeholder = templateNames(template).includes(name);
  if (!placeholder || value === '') return false;
  if (host === undefined) return !isPlainAddress(value);
  return templateNames(host).includes(name)
    ? !/^[\p{L}\p{N}_.-]+(:\d{1,5})?$/u.test(value)
    : /\\|\{\{/.test(value) || !isKeptInPath(value);
}

/** Whether each segment of a value stays one. An address also takes `%2e` for a dot, and leaves out tabs. */
function isKeptInPath(value: string): boolean {
  const { pathname } = new URL(`https://any.example/x/${value}/x`);
  return pathname.endsWith('/x') && pathname.split('/').length === value.split('/').length + 3;
}

function isPlainAddress(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return /^https?:$/.test(url?.protocol ?? '') && !/[?#@\\]|\{\{/.test(value);
}

/**
 * The workspace in the form that the catalogue's templates need. Some providers return an address
 * (`https://acme.example.com`) where the template needs a name (`https://{{.workspace}}.example.com`).
 */
export function toWorkspace({ baseURL }: ProviderInfo, told: string): string {
  const [before = '', after] = baseURL.split(/\{\{\s*\.workspace\s*\}\}/);
  const [suffix = ''] = (after ?? '').split(/[/?#]/);
  const isTemplate = after !== undefined && told.startsWith(before) && URL.canParse(told);
  const host = isTemplate ? told.slice(before.length).split(/[/?#]/)[0] : undefined;
  return host?.endsWith(suffix) ? host.slice(0, host.length - suffix.length) || told : told;
}
