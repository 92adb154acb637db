import type { Issue } from '@dowel/schema';
import type { State } from './states.ts';
import { count } from './time.ts';

/** What the matter is, in a few words, with the provider's name where it did it. */
export function issueTitle({ reason, subject, objects = [], stops }: Issue, provider: string): string {
  const name = objects.length > 0 ? objects.join(', ') : subject.name;
  const title = reasons[reason] ?? (stops === 'reads' ? reasons.reads_failing : undefined);
  return title?.(provider, name) ?? `${subject.name}: ${reason.replaceAll('_', ' ')}`;
}

const reasons: Record<string, (provider: string, name: string) => string> = {
  expired: (provider) => `The sign-in to ${provider} has expired`,
  revoked: (provider) => `${provider} withdrew the access`,
  insufficient_scope: (provider) => `${provider} does not allow all that is needed`,
  misconfigured_app: (provider) => `${provider} refuses your provider app`,
  provider_unreachable: (provider) => `${provider} does not answer`,
  rate_limited: (provider) => `${provider} allows no more calls for now`,
  unreadable: () => 'The credentials cannot be decrypted',
  destination_disabled: (_, name) => `Your destination “${name}” is switched off`,
  destination_failing: (_, name) => `Your destination “${name}” does not take messages`,
  reads_failing: (provider, objects) => `Reads of ${objects} from ${provider} fail`,
  reads_limit: (provider, objects) => `A read found far more ${objects} at ${provider} than expected`,
  forbidden: (provider, objects) => `${provider} does not show ${objects} to the account`,
  fields_left_out: (provider, objects) => `${provider} does not show some fields of ${objects}`,
  mapping_missing: (provider, objects) => `A field at ${provider} must be chosen for ${objects}`,
  object_gone: (provider, objects) => `${provider} has no ${objects} in this account any more`,
  destination: (_, objects) => `No destination takes ${objects}`,
  events_missing: (provider) => `${provider} sends no events`,
  account_shared: (provider, name) => `Customers share the account “${name}” of ${provider}`,
};

/** A state for the list: short, and warning only if somebody is needed. */
export function issueState({ reason, actor, stops }: Issue): State {
  const words = short[reason] ?? (stops === 'reads' ? 'Reads fail' : 'Does not work');
  if (actor === 'provider') return { tone: 'info', icon: 'again', words };
  if (actor === 'consumer' || stops === 'nothing') return { tone: 'warning', icon: 'warning', words };
  return { tone: 'danger', icon: 'danger', words };
}

const short: Record<string, string> = {
  expired: 'Sign-in needed',
  revoked: 'Sign-in needed',
  insufficient_scope: 'Access missing',
  misconfigured_app: 'Provider app refused',
  provider_unreachable: 'Provider is down',
  rate_limited: 'Waits for its limit',
  unreadable: 'Cannot be decrypted',
  destination_disabled: 'Destination off',
  destination_failing: 'Destination fails',
  forbidden: 'Access missing',
  fields_left_out: 'Fields missing',
  mapping_missing: 'Field to choose',
  object_gone: 'Object gone',
  events_missing: 'Events missing',
  account_shared: 'Account shared',
};

/** What does not happen because of it. */
export function stopsWords({ stops, objects }: Issue): string {
  const of = objects?.length ? ` of ${objects.join(', ')}` : '';
  if (stops === 'everything') return 'Nothing is read or written';
  if (stops === 'reads') return `Reads${of}`;
  if (stops === 'events') return `Events${of}`;
  if (stops === 'deliveries') return 'Messages';
  return 'Nothing stops';
}

/** What a row says of the consequences. If only messages stop, or nothing does, the server's words say more. */
export function consequenceWords(issue: Issue): string {
  return (saysAll(issue) && issue.words) || stopsWords(issue);
}

/** The words of whoever refused, where a row does not have them yet and somebody here must read them. */
export function refusalWords(issue: Issue): string | undefined {
  return issue.actor === 'builder' && !saysAll(issue) ? issue.words : undefined;
}

const saysAll = ({ stops }: Issue) => stops === 'deliveries' || stops === 'nothing';

/** Whom it concerns. */
export function affectsWords({ affects: { groupCount, installationCount } }: Issue): string | undefined {
  if (installationCount === 0) return undefined;
  return `${count(installationCount, 'installation')} of ${count(groupCount, 'customer')}`;
}
