import { type Access, type Project, Reference } from '@dowel/schema';
import {
  apiKeyInvalidProblem,
  type Called,
  consumerTokenNeededProblem,
  credentialsMissingProblem,
  forBuilderOnlyProblem,
  frontendKeysOffProblem,
  type GroupAccess,
  isPageKey,
  refuseAllGroups,
  refuseGroup,
  refuseKey,
  refuseRefs,
  sessionRequiredProblem,
  toCreatedBy,
  tokenExpiredProblem,
  tokenInvalidProblem,
} from '@dowel/schema/rules';
import { buildProject } from './builders/projects.ts';
import { MockProblem } from './mock-problem.ts';
import type { MockStore } from './store.ts';

/** Who sent a request, and in which project. */
export type Principal = { project: Project } & (
  | { kind: 'public' }
  | { kind: 'apiKey'; scopes: readonly string[] }
  | { kind: 'consumer'; groupRef: string; consumerRef: string }
);

/** For public endpoints when the only project was deleted. No row belongs to this one. */
const nobodys = buildProject({ id: '', name: '' });

const maxTokenSeconds = 600;
const skewSeconds = 60;

/**
 * Finds out who sent a request. An API key must be in the store. A consumer token is decoded and its times are checked,
 * but its signature is not.
 * @throws {MockProblem} `credentials_missing`, `api_key_invalid`, `frontend_keys_off`, `token_invalid`, `token_expired`
 */
export function identify(request: Request, access: Access, store: MockStore): Principal {
  if (access === 'public') return { kind: 'public', project: store.projects[0] ?? nobodys };
  const key = request.headers.get('X-Api-Key');
  if (key) return identifyKey(key, store);
  const [, token] = /^Bearer\s+(\S+)$/i.exec(request.headers.get('Authorization') ?? '') ?? [];
  if (token !== undefined) return identifyConsumer(token, store);
  throw new MockProblem('credentials_missing', credentialsMissingProblem());
}

/** The caller, or undefined if the credentials are not accepted. */
export function findCaller(request: Request, access: Access, store: MockStore): Principal | undefined {
  try {
    return identify(request, access, store);
  } catch (error) {
    if (error instanceof MockProblem) return undefined;
    throw error;
  }
}

/**
 * Checks that a caller may call an endpoint.
 * @throws {MockProblem} `token_not_allowed`, `api_key_scope`, `session_required`
 */
export function assertAccess(caller: Principal, called: Called): void {
  const { access } = called;
  if (caller.kind === 'consumer' && access !== 'consumer' && access !== 'token') {
    throw new MockProblem('token_not_allowed', forBuilderOnlyProblem());
  }
  if (access === 'builder') {
    throw new MockProblem('session_required', sessionRequiredProblem());
  }
  const words = caller.kind === 'apiKey' && refuseKey(caller.scopes, called);
  if (words) throw new MockProblem('api_key_scope', words);
}

/** `refuseRefs` for an answer. @throws {MockProblem} `token_not_allowed` */
export function assertOwnRefs(caller: Principal, refs: { groupRef?: string; consumerRef?: string }): void {
  const words = refuseRefs(accessOf(caller), refs);
  if (words) throw new MockProblem('token_not_allowed', words);
}

/** A page's key says nothing of who calls. @throws {MockProblem} `api_key_scope` */
export function assertMayBePersonal(caller: Principal, personal: boolean | undefined): void {
  if (!personal || caller.kind !== 'apiKey' || !isPageKey(caller.scopes)) return;
  throw new MockProblem('api_key_scope', consumerTokenNeededProblem());
}

/** `refuseGroup` for an answer. @throws {MockProblem} `token_not_allowed` */
export function assertOwnGroup(caller: Principal, groupRef: string): void {
  const words = refuseGroup(accessOf(caller), groupRef);
  if (words) throw new MockProblem('token_not_allowed', words);
}

/** `refuseAllGroups` for an answer. @throws {MockProblem} `invalid_request` */
export function assertGroupNamed(caller: Principal, groupRef: string | undefined): void {
  const words = refuseAllGroups(accessOf(caller), groupRef);
  if (words) throw new MockProblem('invalid_request', words);
}

/** Whether a caller may see what belongs to a group. */
export function canSeeGroup(caller: Principal, groupRef: string): boolean {
  return refuseGroup(accessOf(caller), groupRef) === undefined;
}

/** The person who calls, as `createdBy` names them. Undefined for a key. */
export function personOf(caller: Principal): string | undefined {
  return caller.kind === 'consumer' ? toCreatedBy(caller.consumerRef) : undefined;
}

function accessOf(caller: Principal): GroupAccess {
  if (caller.kind === 'consumer') return caller;
  return { kind: isBuilder(caller) ? 'builder' : 'page' };
}

/** Whether the caller is the builder: a key that is for no page. */
export function isBuilder(caller: Principal): boolean {
  return caller.kind === 'apiKey' && !isPageKey(caller.scopes);
}

function identifyKey(key: string, store: MockStore): Principal {
  const found = store.apiKeys.find((candidate) => candidate.key === key && candidate.active !== false);
  const hasExpired = found?.expireTime !== undefined && found.expireTime <= store.timestamp();
  const known = hasExpired ? undefined : found;
  const project = known && store.findProject(known.projectId);
  if (!known || !project) {
    throw new MockProblem('api_key_invalid', apiKeyInvalidProblem());
  }
  const { scopes } = known;
  if (isPageKey(scopes)) assertFrontendKeys(project);
  return { kind: 'apiKey', project, scopes };
}

/** @throws {MockProblem} `frontend_keys_off` if the project refuses keys of scope `frontend` */
function assertFrontendKeys(project: Project): void {
  if (project.refusesFrontendKeys) throw new MockProblem('frontend_keys_off', frontendKeysOffProblem());
}

function identifyConsumer(token: string, store: MockStore): Principal {
  const claims = decode(token);
  const { groupRef, consumerRef, iat, exp } = claims;
  if (!isReference(groupRef) || !isReference(consumerRef)) {
    const sent = Object.entries({ groupRef, consumerRef });
    throw wrongClaims(sent.filter(([, value]) => !isReference(value)).map(([name]) => name));
  }
  if (typeof iat !== 'number' || typeof exp !== 'number') throw wrongClaims(['iat', 'exp']);
  if (exp - iat > maxTokenSeconds) {
    throw invalidToken(`it lives ${exp - iat} seconds, and the most is ${maxTokenSeconds}`);
  }
  const seconds = store.now().getTime() / 1000;
  if (iat > seconds + skewSeconds) throw invalidToken('it was issued in the future');
  if (exp < seconds - skewSeconds) {
    throw new MockProblem('token_expired', tokenExpiredProblem());
  }
  const [project] = store.projects;
  if (!project) throw invalidToken('its key is unknown, was deleted, or is switched off');
  return { kind: 'consumer', project, groupRef, consumerRef };
}

function wrongClaims(names: readonly string[]): MockProblem {
  return invalidToken(`these claims are missing or of the wrong kind: ${names.join(', ')}`);
}

function isReference(value: unknown): value is string {
  return Reference.safeParse(value).success;
}

function decode(token: string): Record<string, unknown> {
  const [header, claims, signature] = token.split('.').map(decodePart);
  if (!header || !claims || signature === undefined) throw invalidToken('it is not a signed JWT');
  return claims;
}

/** Null if the part is no JSON object. A signature is none. */
function decodePart(part: string): Record<string, unknown> | null {
  try {
    const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (byte) =>
      byte.charCodeAt(0),
    );
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

function invalidToken(reason: string): MockProblem {
  return new MockProblem('token_invalid', tokenInvalidProblem(reason));
}
