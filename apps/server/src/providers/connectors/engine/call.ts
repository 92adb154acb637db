import { OutgoingError } from '../../../platform/outgoing/errors.ts';
import {
  mediaTypeOf,
  type ProviderBody,
  readAnswer,
  type UnreadResponse,
} from '../../provider-words/provider-body.ts';
import type { SecretsInUse } from '../../provider-words/secrets-in-use.ts';
import type { ConnectorRequest } from '../format.ts';
import type { RestDefinition } from './definition.ts';
import { ProviderError } from './provider-error.ts';
import { RequestDraft } from './request/draft.ts';
import { type AskedFields, isFailure, needsBody, toProviderError } from './understand-error.ts';
import { waitForPoints } from './wait-for-points.ts';

/** What the body of a success says of the credentials, where the status says nothing. */
export interface CredentialsJudge {
  /** The provider took them. */
  accepted(): Promise<void>;
  /** It did not. Renews them, and answers whether a second call may have another answer. */
  renew(): Promise<boolean>;
  /** It did not take the renewed ones either. */
  refused(): Promise<void>;
}

/** A provider's response, and the secrets that must be removed from its text. */
export type ProviderResponse = UnreadResponse & {
  readonly secrets: SecretsInUse;
  /** The address that was called, without credentials. */
  readonly address?: string;
  /** Makes all processes wait as long as the provider asks. Whoever sends a call does so itself after a 429. */
  readonly noteLimit?: (retryAfter: string | undefined) => Promise<void>;
  /** Makes all processes wait with calls that cost as many points, because the points that are left do not pay for one. */
  readonly noteUnpaid?: (retryAfter: string) => Promise<void>;
  /** Absent: the status has said whether the credentials are valid. */
  readonly judge?: CredentialsJudge;
};

/**
 * Another base URL of the provider, by those that the catalogue has: of each module by its name, and `root`.
 * @param used the base URL of the integration
 */
export type OtherBase = (bases: Readonly<Record<string, string>>, used: string) => string | undefined;

/** A call. `base`: its path is relative to another base URL of the provider. Its credentials go to no other origin than theirs. */
export type ProviderInit = RequestInit & { readonly base?: OtherBase | undefined };

/** Calls a provider. It authorizes the request, and resolves a path against the provider's base URL. */
export type ProviderFetch = (pathOrUrl: string, init?: ProviderInit) => Promise<ProviderResponse>;

/** The JSON that a provider returned, and the secrets that must be removed from its text. */
export interface ProviderAnswer {
  status: number;
  body: ProviderBody;
  secrets: SecretsInUse;
  response: ProviderResponse;
}

/** An answer whose body may be something else than JSON, or nothing. */
export type AnyAnswer = Omit<ProviderAnswer, 'body'> & { body: ProviderBody | undefined; text: string };

/** A request to send. `RequestDraft` is one. */
export interface ProviderRequest {
  readonly address: string;
  readonly init: { method: string; headers: Record<string, string>; body?: string; base?: OtherBase };
  /** It says with a cursor of the provider where its page is. Nothing else of it differs from the page before. */
  readonly hasCursor?: boolean;
  /** Its answer is no JSON. */
  readonly isText?: boolean;
}

/**
 * Gets JSON from a provider with a request of the connector.
 * @throws {ProviderError}
 */
export function getJson(
  connector: RestDefinition,
  request: ConnectorRequest,
  values: Readonly<Record<string, string>>,
  fetch: ProviderFetch,
): Promise<ProviderAnswer> {
  return askForJson(connector, new RequestDraft(connector, request, values), fetch);
}

/**
 * Gets a text from a provider with a request of the connector, such as CSV or JSON in lines.
 * @throws {ProviderError}
 */
export async function getText(
  connector: RestDefinition,
  request: ConnectorRequest,
  values: Readonly<Record<string, string>>,
  fetch: ProviderFetch,
): Promise<Pick<AnyAnswer, 'status' | 'text' | 'response'>> {
  const { address, init } = new RequestDraft(connector, request, values);
  return ask(connector, { address, init, isText: true }, fetch);
}

/**
 * Sends a request to a provider, which answers with JSON.
 * @param asked the fields that are asked for
 * @throws {ProviderError}
 */
export async function askForJson(
  connector: RestDefinition,
  request: ProviderRequest,
  fetch: ProviderFetch,
  asked?: AskedFields,
): Promise<ProviderAnswer> {
  return assertJson(connector, await ask(connector, request, fetch, asked));
}

/** @throws {ProviderError} for an answer without JSON */
export function assertJson(connector: RestDefinition, { body, ...answer }: AnyAnswer): ProviderAnswer {
  if (!body) throw unreadable(connector, answer.response);
  return { ...answer, body };
}

/**
 * Sends a request to a provider. The answer of a success may have a body that is not JSON, or none. When the body says
 * that the credentials are not valid, they are renewed, and the request is sent once more.
 * @throws {ProviderError}
 */
export async function ask(
  connector: RestDefinition,
  request: ProviderRequest,
  fetch: ProviderFetch,
  asked?: AskedFields,
): Promise<AnyAnswer> {
  const first = await answerTo(connector, request, fetch, asked);
  if (!('error' in first)) return first;
  const isRefused = first.error.kind === 'credentials' && first.judge !== undefined;
  if (!isRefused || !(await first.judge.renew())) throw first.error;
  const second = await answerTo(connector, request, fetch, asked);
  if (!('error' in second)) return second;
  if (second.error.kind === 'credentials') await second.judge?.refused();
  throw second.error;
}

interface Refused {
  readonly error: ProviderError;
  readonly judge: CredentialsJudge | undefined;
}

async function answerTo(
  connector: RestDefinition,
  { address, init, hasCursor = false, isText = false }: ProviderRequest,
  fetch: ProviderFetch,
  asked: AskedFields | undefined,
): Promise<AnyAnswer | Refused> {
  const response = await send(connector, address, fetch, init);
  const { status, secrets } = response;
  const { text, body, isPage } = await readAnswer(response).catch((error: unknown) => {
    if (error instanceof OutgoingError && error.kind === 'too_large')
      throw tooLarge(connector, status, error);
    throw brokenOff(connector, status, error);
  });
  // What is no JSON does not come from the API, so it is not the provider's refusal.
  const isOdd = isText ? isForPeople.test(text) : isPage || needsBody(connector, status);
  if (response.ok && !body && isOdd) throw unreadable(connector, response);
  if (asked?.isList && hasNothing(connector, { status, body, init }))
    return { status, body, text, secrets, response };
  if (!response.ok || (body && isFailure(connector, body, asked?.objectName))) {
    const error = toProviderError(connector, { response, body, isPage, asked, hasCursor });
    if (error.kind === 'rate_limited' && status !== 429) await response.noteLimit?.(error.retryAfter);
    return { error, judge: response.judge };
  }
  const wait = waitForPoints(connector, body);
  if (wait !== undefined) await response.noteUnpaid?.(wait);
  await response.judge?.accepted();
  return { status, body, text, secrets, response };
}

/** The page on which somebody signs in is no text of the API. XML may be. */
const isForPeople = /^\s*<(!doctype )?html/i;

/**
 * Whether an answer without success only says that there is nothing to list. A 304 does where the request says a time:
 * https://www.rfc-editor.org/rfc/rfc9110#section-15.4.5
 */
function hasNothing(
  { functions }: RestDefinition,
  { status, body, init }: Pick<AnyAnswer, 'status' | 'body'> & Pick<ProviderRequest, 'init'>,
): boolean {
  if (status === 304) return init.headers['if-modified-since'] !== undefined;
  return status >= 400 && body !== undefined && functions?.isNoList?.(status, body) === true;
}

async function send(
  connector: RestDefinition,
  path: string,
  fetch: ProviderFetch,
  init: ProviderInit,
): Promise<ProviderResponse> {
  try {
    return await fetch(path, init);
  } catch (cause) {
    // fetch throws a TypeError when the network fails. Any other error, such as a lost database, is not the provider's
    // fault.
    if (!(cause instanceof TypeError)) throw cause;
    throw new ProviderError('unreachable', `${connector.displayName} could not be reached.`, { cause });
  }
}

/** The error has no cause, because a parser's message quotes the text that it could not read. */
function unreadable({ displayName }: RestDefinition, response: ProviderResponse): ProviderError {
  const { status } = response;
  return new ProviderError('unreachable', `${displayName} answered ${status} ${insteadOfJson(response)}.`, {
    status,
    isNotJson: true,
  });
}

function insteadOfJson(response: ProviderResponse): string {
  if (response.status === 204 || response.status === 205) return 'without the JSON that was asked for';
  const mediaType = mediaTypeOf(response)?.words(response.secrets);
  return mediaType === undefined || mediaType.includes('json')
    ? 'with nothing, or with something that is not JSON'
    : `with ${mediaType}, which is not JSON`;
}

/** The rest of an answer did not come, or could not be unpacked. */
function brokenOff({ displayName }: RestDefinition, status: number, error: unknown): ProviderError {
  const isLate = error instanceof OutgoingError && error.kind === 'timed_out';
  const what = isLate ? 'did not come in time' : 'was lost on its way or cannot be unpacked';
  return new ProviderError(
    'unreachable',
    `${displayName} answered ${status}, but the rest of its answer ${what}.`,
    {
      status,
    },
  );
}

function tooLarge({ displayName }: RestDefinition, status: number, cause: OutgoingError): ProviderError {
  return new ProviderError('too_large', `${displayName} answered with more than Dowel reads at once.`, {
    status,
    cause,
  });
}
