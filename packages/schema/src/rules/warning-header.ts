import { unmaskedMembers } from './unmasked-members.ts';
/** The header of an answer that names what was done in another way than it was asked for, or cannot happen yet. */
export const warningHeader = 'Dowel-Warning';

/** By default, Node accepts 16 KB of headers in total. */
const mostHeaderCharacters = 4000;

/**
 * The value of `Dowel-Warning`: a structured field list (RFC 9651) with one entry of this name per path. If the list is
 * too long, the last entry says how many more there are. Undefined without paths.
 */
export function warningList(name: string, paths: readonly string[]): string | undefined {
  let value = '';
  let listed = 0;
  for (const path of paths) {
    const entry = `${name};path="${percentEncoded(path)}"`;
    if (value.length + entry.length > mostHeaderCharacters) break;
    value += listed === 0 ? entry : `, ${entry}`;
    listed += 1;
  }
  if (paths.length === 0) return undefined;
  const more = paths.length - listed;
  return [value, more > 0 ? `${name};more=${more}` : ''].filter((part) => part !== '').join(', ');
}

/** The value of `Dowel-Warning` for a page that is short because its time was over: how far back was searched. */
export function searchStopped(searchedTime: Date | undefined): string {
  return searchedTime ? `search_stopped;time="${searchedTime.toISOString()}"` : 'search_stopped';
}

const REFERENCES = ['groupRef', 'consumerRef', 'installationRef'];
/** Control characters, what shows nothing (spaces without width, marks of direction), and a space at an end. */
const UNSEEN = /^\s|\s$|[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
/** What a program makes of a value that it does not have. Every customer would be this one. */
const SLIP = /^(?:undefined|null|nan|none|\[object \w+\])$/i;

/**
 * The names of references that look like another one but are not equal to it, so that they mean another customer: with what
 * nobody sees, composed in another way (`é` as one sign or as two), or a slip such as `undefined`. An empty one in a query
 * finds nothing.
 */
function unclearReferences(sent: unknown): string[] {
  const values: Readonly<Record<string, unknown>> = Object(sent);
  return REFERENCES.filter((name) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value !== 'string') return false;
    if (value === '') return name !== 'installationRef';
    return UNSEEN.test(value) || SLIP.test(value) || value !== value.normalize('NFC');
  });
}

/** The lists for `Dowel-Warning` that say what of the credentials has no effect, or looks like another customer. */
export function callerWarnings(caller: { readonly kind: string }, headers: Headers): string[] {
  const isBesideKey = caller.kind === 'apiKey' && /^Bearer /i.test(headers.get('Authorization') ?? '');
  const unclear = caller.kind === 'consumer' ? unclearReferences(caller) : [];
  return [
    warningList('no_effect', isBesideKey ? ['Authorization'] : []),
    warningList(
      'unclear_reference',
      unclear.map((name) => `token.${name}`),
    ),
  ].filter((one) => one !== undefined);
}

/** A header allows only ASCII, and a string in it allows no quotes or backslashes as they are. */
function percentEncoded(text: string): string {
  const isWellFormed = !/\p{Cs}/u.test(text);
  const encode = isWellFormed ? encodeURIComponent : () => '%EF%BF%BD';
  return text.replaceAll(/[^\x20-\x7e]+|["\\%]/g, encode);
}

/** What a request says of itself that is not as its sender may think. */
export interface ReadRequest {
  readonly ignored: { readonly query: readonly string[]; readonly body: readonly string[] };
  /** The parameters and the body as they were understood. */
  readonly query: unknown;
  readonly body: unknown;
  /** Members of the body that have no effect. */
  readonly idle: readonly string[] | undefined;
}

/** The lists for `Dowel-Warning` that say what of a request is not understood, or does nothing. */
export function requestWarnings({ ignored, query, body, idle = [] }: ReadRequest): string[] {
  return [
    warningList('unknown_parameter', ignored.query),
    warningList('unknown_member', ignored.body),
    warningList('no_effect', [...unmaskedMembers(body), ...idle]),
    warningList('unclear_reference', [...unclearReferences(query), ...unclearReferences(body)]),
  ].filter((one) => one !== undefined);
}
