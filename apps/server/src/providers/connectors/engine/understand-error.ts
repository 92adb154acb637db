import { nameIn } from '@dowel/schema/connector';
import { inSeconds } from '../../../platform/outgoing/retry-after.ts';
import {
  headerNumberOf,
  headerOf,
  type ProviderBody,
  retryAfterOf,
} from '../../provider-words/provider-body.ts';
import type { ProviderText } from '../../provider-words/provider-text.ts';
import type { SecretsInUse } from '../../provider-words/secrets-in-use.ts';
import { storableText } from '../../provider-words/storable.ts';
import type { ConnectorErrors, ErrorRule, NamedField, WriteEndpoints } from '../format.ts';
import type { ProviderResponse } from './call.ts';
import type { RestDefinition } from './definition.ts';
import { ProviderError, type ProviderErrorKind } from './provider-error.ts';
import { waitForPoints } from './wait-for-points.ts';

/** The maximum number of characters of one of a provider's error texts that we pass on, and of all of an answer. */
const MAX_WORDS = 500;
const MAX_SAID = 2000;
/** The maximum number of details of each kind. */
const MAX_DETAILS = 20;
const SECOND_MS = 1000;

export interface FailedAnswer {
  readonly response: ProviderResponse;
  readonly body: ProviderBody | undefined;
  /** The body is a page, as of a firewall. */
  readonly isPage?: boolean;
  readonly asked?: AskedFields | undefined;
  /** The request has sent back a cursor of the provider. */
  readonly hasCursor?: boolean;
}

export interface AskedFields {
  readonly objectName: string;
  /** Their names as the provider is asked for them. Undefined: for all of them. */
  readonly names: readonly string[] | undefined;
  /** What is asked for is a list of records. */
  readonly isList?: boolean;
}

/** Each of these statuses means a forgotten cursor, if the page was asked for with one. */
const OF_CURSORS: readonly number[] = [400, 404, 410, 422];

/** With these and a page, a firewall or a proxy has answered in place of the API. */
const OF_PROXIES: readonly number[] = [403, 404, 410];

/** What a failed answer means. */
export function toProviderError(
  connector: RestDefinition,
  { response, body, isPage = false, asked, hasCursor = false }: FailedAnswer,
): ProviderError {
  const { status, secrets } = response;
  const words = saidIn(connector, body, secrets);
  const message = words
    ? `${connector.displayName} answered ${status}: ${words}`
    : `${connector.displayName} answered ${status} and gave no reason.`;
  const rule = connector.errors.rules?.find((one) => fits(one, { response, body, asked }));
  // The API has not seen the request, which may pass in a minute.
  const isBlocked = !rule && OF_PROXIES.includes(status) && isPage;
  const kind = rule?.means ?? (isBlocked ? 'unreachable' : kindOf(status, hasCursor));
  return new ProviderError(kind, message, {
    status,
    retryAfter: waitOf(connector.errors, response) ?? waitForPoints(connector, body),
    isUndone: isBlocked,
    isNotJson: isBlocked,
    isGuess: !rule && kind === 'cursor_gone',
    ...(rule?.field && { missingFields: missingAmong(rule.field, body, asked) }),
  });
}

/** Whether a response with a status of success is a failure all the same. */
export function isFailure(
  connector: RestDefinition,
  body: ProviderBody,
  objectName: string | undefined,
): boolean {
  const { success = [], functions } = connector;
  if (functions?.isFailure?.(body, objectName && nameIn(connector, objectName))) return true;
  return success.some((rule) =>
    'mustBeTrue' in rule ? !body.isTrue(rule.mustBeTrue) : !body.isAbsent(rule.mustBeAbsent),
  );
}

/**
 * Some providers refuse a write with the status of a success, and the connector may not say so.
 * @throws {ProviderError} for the words of an error without the id of a record
 */
export function assertWritten(
  connector: RestDefinition,
  { record = '.', id }: WriteEndpoints['answer'],
  { response, body }: FailedAnswer,
): void {
  const isRefused = body?.saysNo() && body.sentence() && body.at(record).isAbsent(id);
  if (isRefused) throw toProviderError(connector, { response, body });
}

/** Whether only the body of a response says that it is a success. With 204, there is none that could say an error. */
export function needsBody({ success = [], functions }: RestDefinition, status: number): boolean {
  const isSaid = functions?.isFailure !== undefined && status !== 204;
  return isSaid || success.some((rule) => 'mustBeTrue' in rule || status !== 204);
}

/** What a provider says of a failure. Only the members that are written for people. A whole error body can contain anything, even an HTML page. */
export function saidIn(
  { errors }: RestDefinition,
  body: ProviderBody | undefined,
  secrets: SecretsInUse,
): string {
  const { details = [] } = errors;
  const said = unique(messagesOf(errors, body), [], secrets).join('; ');
  const more = unique(
    details.flatMap((one) => body?.texts(one.at, one.text).slice(0, MAX_DETAILS) ?? []),
    [said],
    secrets,
  ).join('; ');
  const words = said && more ? `${said} (${more})` : said || more;
  return words.length > MAX_SAID ? `${storableText(words.slice(0, MAX_SAID))}…` : words;
}

/** The texts that say something that was not said before. */
function unique(texts: readonly ProviderText[], before: readonly string[], secrets: SecretsInUse): string[] {
  const said: string[] = [];
  for (const text of texts) {
    const words = text.words(secrets, MAX_WORDS);
    if (words && ![...before, ...said].some((other) => other.includes(words))) said.push(words);
  }
  return said;
}

/** The first message that there is. Of the first entry of a list, such as `errors.0.detail`, those of the others too. */
function messagesOf({ message }: ConnectorErrors, body: ProviderBody | undefined): ProviderText[] {
  const members = [message].flat();
  for (const member of members) {
    const text = body?.message(member);
    if (!text) continue;
    const place = inList(member);
    if (!place) return [text];
    const ofEntry = members.flatMap((other) => {
      const otherPlace = inList(other);
      return otherPlace?.at === place.at ? [otherPlace.ofEntry] : [];
    });
    return body?.texts(place.at, ofEntry).slice(0, MAX_DETAILS) ?? [];
  }
  return [];
}

/** The list whose first entry a path leads into, and the path from there. */
function inList(member: string): { at: string; ofEntry: string } | undefined {
  const names = member.split('.');
  const index = names.indexOf('0');
  if (index === -1) return undefined;
  return { at: names.slice(0, index).join('.') || '.', ofEntry: names.slice(index + 1).join('.') || '.' };
}

function fits(rule: ErrorRule, { response, body, asked }: FailedAnswer): boolean {
  if (rule.status !== undefined && rule.status !== response.status) return false;
  const member = rule.member === undefined ? undefined : body?.text(rule.member);
  if (rule.text !== undefined && member?.among([rule.text]) === undefined) return false;
  if (rule.begins !== undefined && member?.begins(rule.begins) !== true) return false;
  if (rule.field && !nameAt(rule.field, body, asked)) return false;
  if (!rule.header) return true;
  const header = headerOf(response, rule.header.name);
  if (!header) return false;
  return rule.header.text === undefined || header.among([rule.header.text]) !== undefined;
}

/** The field that the error names, if it was asked for. */
function missingAmong(field: NamedField, body: ProviderBody | undefined, asked: AskedFields | undefined) {
  const name = nameAt(field, body, asked);
  const names = asked?.names ?? [];
  const known = name?.among(names) ?? name?.amongInAnyCase(names);
  return known === undefined ? [] : [known];
}

/** What stands where an error names a field. */
function nameAt(
  { member, after = '', before = '' }: NamedField,
  body: ProviderBody | undefined,
  asked: AskedFields | undefined,
): ProviderText | undefined {
  const behind = before.replaceAll('{objectName}', () => asked?.objectName ?? '');
  return body?.text(member)?.between(after, behind);
}

/** How long to wait, in a form as of `Retry-After`. */
function waitOf({ wait = [] }: ConnectorErrors, response: ProviderResponse): string | undefined {
  const told = retryAfterOf(response);
  if (told !== undefined) return told;
  for (const { header, format } of wait) {
    const value = headerNumberOf(response, header);
    if (value === undefined) continue;
    if (format === 'seconds') return String(Math.ceil(value));
    if (format === 'ms') return String(Math.ceil(value / SECOND_MS));
    const time = new Date(format === 'epochMs' ? value : value * SECOND_MS);
    if (!Number.isNaN(time.getTime()))
      return inSeconds(time.toUTCString(), headerOf(response, 'date')?.toSend());
  }
  return undefined;
}

function kindOf(status: number, hasCursor: boolean): ProviderErrorKind {
  // The same question was answered without this cursor. Hardly any provider says how it tells of a cursor that it forgot.
  // Some refuse everything with the status of a success.
  if (hasCursor && (OF_CURSORS.includes(status) || status < 300)) return 'cursor_gone';
  if (status === 401) return 'credentials';
  if (status === 403) return 'forbidden';
  if (status === 429) return 'rate_limited';
  // 408 means that the provider timed out. That is as temporary as an error of the provider itself (5xx).
  return status < 500 && status !== 408 ? 'rejected' : 'unreachable';
}
