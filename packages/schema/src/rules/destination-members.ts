import type { DestinationMetadata } from '../resources/destinations.ts';
import type { BadInput } from './problem-words/requests.ts';

/** What is wrong with one member, as the end of a sentence that begins with its path. */
export interface DestinationFault {
  readonly path: readonly string[];
  readonly message: string;
}

/** The faults as issues of a body. `inside` is the member of the body that the destination is in. */
export function destinationIssues(
  faults: readonly DestinationFault[],
  inside: readonly string[] = [],
): BadInput[] {
  return faults.map(({ path, message }) => ({
    in: 'body',
    name: [...inside, ...path].join('.'),
    detail: message,
  }));
}

interface TextMember {
  readonly isNeeded?: boolean | ((metadata: DestinationMetadata) => boolean);
  readonly fault?: (value: string, metadata: DestinationMetadata) => string | undefined;
}

interface SecretMember {
  readonly isNeeded?: boolean;
  /** What is wrong with one that is no password. Its words never repeat it. */
  readonly fault?: (value: string) => string | undefined;
}

/** What a type of destination consists of. */
export interface TypeMembers {
  readonly metadata: { readonly [Name in keyof DestinationMetadata]?: TextMember };
  readonly secrets: Readonly<Record<string, SecretMember>>;
  /** Names the place that gets the secrets, or the headers of a webhook. */
  readonly goesTo: (metadata: DestinationMetadata) => string | undefined;
}

/** What is wrong with the members of one destination. */
export function memberFaults(
  type: TypeMembers,
  metadata: DestinationMetadata,
  secrets: Readonly<Record<string, string>>,
): readonly DestinationFault[] {
  return [...metadataFaults(type, metadata), ...secretFaults(type, secrets)];
}

/** What is wrong with the metadata of one destination. */
export function metadataFaults(type: TypeMembers, metadata: DestinationMetadata): DestinationFault[] {
  const values: Readonly<Record<string, unknown>> = metadata;
  return Object.entries(type.metadata).flatMap(([name, { isNeeded = false, fault }]) => {
    const value = values[name];
    const message =
      value === undefined || value === ''
        ? missingFault(value, typeof isNeeded === 'function' ? isNeeded(metadata) : isNeeded)
        : typeof value === 'string'
          ? fault?.(value, metadata)
          : undefined;
    return message === undefined ? [] : [{ path: ['metadata', name], message }];
  });
}

function missingFault(value: '' | undefined, isNeeded: boolean): string | undefined {
  if (value === '') return 'must not be empty';
  return isNeeded ? 'is required' : undefined;
}

function secretFaults(
  { secrets: known }: TypeMembers,
  secrets: Readonly<Record<string, string>>,
): DestinationFault[] {
  const missing = Object.entries(known)
    .filter(([name, { isNeeded }]) => isNeeded && !secrets[name])
    .map(([name]) => ({ path: ['secrets', name], message: 'is required' }));
  const names = Object.keys(known).join(', ');
  const unknown = Object.keys(secrets)
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => ({
      path: ['secrets', name],
      message: `is no secret of this type${names ? `: it has ${names}` : ', which has none'}`,
    }));
  const unsendable = Object.entries(known).flatMap(([name, { fault = passwordFault }]) => {
    const message = secrets[name] ? fault(secrets[name]) : undefined;
    return message === undefined ? [] : [{ path: ['secrets', name], message }];
  });
  return [...missing, ...unknown, ...unsendable];
}

function passwordFault(value: string): string | undefined {
  return /\p{Cc}/u.test(value) ? 'has a character that no password can have' : undefined;
}
