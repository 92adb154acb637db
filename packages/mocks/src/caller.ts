import type { Access, Project } from '@dowel/schema';
import { invalidInput, MockProblem } from './mock-problem.ts';
import type { MockStore } from './store.ts';

/** Who sent a request, in which project. `id` is what `createdBy` names. */
export type Caller = { project: Project } & (
  | { kind: 'public' }
  | { kind: 'apiKey'; isFull: boolean }
  | { kind: 'consumer'; groupRef: string; consumerRef: string }
);

const maxTokenSeconds = 600;
const skewSeconds = 60;

/**
 * Finds out who is calling. An API key must be in the store; a consumer token is decoded and its times are checked, but
 * not its signature.
 * @throws {MockProblem} `credentials_missing`, `api_key_invalid`, `token_invalid`, `token_expired`
 */
export function identify(request: Request, access: Access, store: MockStore): Caller {
  if (access === 'public') return { kind: 'public', project: store.project };
  const key = request.headers.get('X-Api-Key');
  if (key) return identifyKey(key, store);
  const [, token] = /^Bearer\s+(\S+)$/i.exec(request.headers.get('Authorization') ?? '') ?? [];
  if (token !== undefined) return identifyConsumer(token, store);
  throw new MockProblem('credentials_missing', {
    detail: 'The request carries neither an API key nor a token, so nobody can be held to it.',
    remedy: 'Send X-Api-Key: <key>, or Authorization: Bearer <token>.',
  });
}

/**
 * Holds a caller to who may call an endpoint.
 * @throws {MockProblem} `token_not_allowed`, `api_key_scope`
 */
export function assertAccess(caller: Caller, access: Access): void {
  if (caller.kind === 'consumer' && access !== 'consumer') {
    throw new MockProblem('token_not_allowed', {
      detail: 'Consumer tokens are for what an end user does, which this is not.',
      remedy: 'Call it from a backend, with an API key of scope "full".',
    });
  }
  if (caller.kind !== 'apiKey' || caller.isFull || access !== 'full') return;
  throw new MockProblem('api_key_scope', {
    detail: 'The key has not the scope "full", which this endpoint asks for.',
    remedy: 'Call it from a backend, with a key of scope "full".',
  });
}

/** Consumer tokens speak for their own group and consumer only. */
export function assertOwnRefs(caller: Caller, refs: { groupRef?: string; consumerRef?: string }): void {
  if (caller.kind !== 'consumer') return;
  const foreign = (['groupRef', 'consumerRef'] as const).filter(
    (name) => refs[name] !== undefined && refs[name] !== caller[name],
  );
  if (foreign.length === 0) return;
  throw new MockProblem('token_not_allowed', {
    detail: `The consumer token speaks for somebody else than the request names (${foreign.join(', ')}).`,
    remedy: 'Send the groupRef and consumerRef that the token was signed for.',
    issues: foreign.map((name) => ({ in: 'body', name, value: refs[name], detail: "is not the token's" })),
  });
}

/** Whether a caller may see what belongs to a group. */
export function canSeeGroup(caller: Caller, groupRef: string): boolean {
  return caller.kind !== 'consumer' || caller.groupRef === groupRef;
}

/** Keys of scope `frontend` live in pages, so they must not list every group. */
export function assertGroupNamed(caller: Caller, groupRef: string | undefined): void {
  if (caller.kind !== 'apiKey' || caller.isFull || groupRef) return;
  throw invalidInput('query', 'groupRef', 'is required with a key of scope "frontend"');
}

function identifyKey(key: string, store: MockStore): Caller {
  const known = store.apiKeys.find((candidate) => candidate.key === key && candidate.active !== false);
  const project = known && store.findProject(known.projectId);
  if (!known || !project) {
    throw new MockProblem('api_key_invalid', {
      detail: 'There is no active API key like the one sent.',
      remedy: 'Use a key of the mock store, such as mock_full.',
    });
  }
  return { kind: 'apiKey', project, isFull: known.scopes.includes('full') };
}

function identifyConsumer(token: string, store: MockStore): Caller {
  const { header, claims } = decode(token);
  const { groupRef, consumerRef, iat, exp } = claims;
  if (typeof groupRef !== 'string' || typeof consumerRef !== 'string' || !groupRef || !consumerRef) {
    throw invalidToken('It needs the claims groupRef and consumerRef.');
  }
  if (typeof iat !== 'number' || typeof exp !== 'number') throw invalidToken('It needs iat and exp.');
  if (exp - iat > maxTokenSeconds) throw invalidToken(`It lives longer than ${maxTokenSeconds} seconds.`);
  const seconds = store.now().getTime() / 1000;
  if (iat > seconds + skewSeconds) throw invalidToken('It was issued in the future.');
  const key = store.jwtKeys.find(({ id }) => id === header.kid);
  if (key && !key.active) throw invalidToken('Its key is not active.');
  if (exp < seconds - skewSeconds) {
    throw new MockProblem('token_expired', {
      detail: 'The token has expired.',
      remedy: 'Get a new one from your backend.',
    });
  }
  const project = (key && store.findProject(key.projectId)) ?? store.project;
  return { kind: 'consumer', project, groupRef, consumerRef };
}

function decode(token: string): { header: Record<string, unknown>; claims: Record<string, unknown> } {
  const [header, claims, signature] = token.split('.').map(decodePart);
  if (!header || !claims || signature === undefined) throw invalidToken('It is not a JWT.');
  return { header, claims };
}

/** Null for a part that is no JSON object, as a signature is. */
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
  return new MockProblem('token_invalid', {
    detail: `The token cannot be used. ${reason}`,
    remedy: 'Sign a token with groupRef, consumerRef, iat and exp, at most 600 seconds apart.',
  });
}
