import type { GroupOverview, Installation, Issue } from '@dowel/schema';
import { isPause } from '@dowel/schema/rules';
import { connectionStates, installationState, paused, type State } from './states.ts';
import { count, sayTimes } from './time.ts';

/** What the matter is, in a few words, with the provider's name where it did it. */
export function issueTitle({
  reason,
  subject,
  objects = [],
  stops,
  authScheme,
  words,
  providerName: provider = '',
}: Issue): string {
  const name = objects.length > 0 ? objects.join(', ') : subject.name;
  const isTheirs = subject.groupRef !== undefined;
  const about = { provider, name, authScheme, words, isTheirs };
  return (
    reasonTitle(stops === 'writes' ? `${reason}_writes` : reason, about) ??
    reasonTitle(reason, about) ??
    `${subject.name}: ${reason.replaceAll('_', ' ')}`
  );
}

interface About {
  readonly provider: string;
  /** The objects, or what the matter is about. */
  readonly name: string;
  readonly authScheme?: string | undefined;
  /** The words of the issue. They may quote the provider. */
  readonly words?: string | undefined;
  /** Whether the provider app is the customer's own. */
  readonly isTheirs?: boolean;
}

/** The title of a reason, the same wherever it stands. */
export function reasonTitle(
  reason: string,
  { provider, name, authScheme, words = '', isTheirs }: About,
): string | undefined {
  if (isTheirs && reason === 'misconfigured_app')
    return `${provider} refuses the customer's own provider app`;
  if (signIn.includes(reason)) {
    const what = credentials[authScheme ?? ''];
    return what ? `${provider} ${what.refusal}` : reasons[reason]?.(provider, name, words);
  }
  return reasons[reason]?.(provider, name, words);
}

/** The provider takes the credentials no more. */
const signIn: readonly string[] = ['expired', 'revoked', 'credentials'];

const password = {
  name: 'username and password',
  short: 'New password needed',
  refusal: 'refuses the username and password',
};

/** What a customer has to renew, where that is no sign-in in a browser. */
const credentials: Record<string, { name: string; short: string; refusal: string }> = {
  apiKey: { name: 'key', short: 'New key needed', refusal: 'refuses the key' },
  basic: password,
  'oauth2/password': password,
  'oauth2/clientCredentials': {
    name: 'client id and secret',
    short: 'New secret needed',
    refusal: 'gives no more tokens for the client id and secret',
  },
};

/** What has to be renewed, in the words of a sentence: `key`. Undefined for a sign-in in a browser. */
export const renewed = (authScheme: string | undefined) => credentials[authScheme ?? '']?.name;

const reasons: Record<string, (provider: string, name: string, words: string) => string> = {
  expired: (provider) => `The sign-in to ${provider} has expired`,
  revoked: (provider) => `${provider} withdrew the access`,
  credentials: (provider) => `${provider} withdrew the access`,
  stopped: (provider) => `The connection to ${provider} was stopped`,
  insufficient_scope: (provider) => `${provider} does not allow all that is needed`,
  misconfigured_app: (provider) => `${provider} refuses the provider app`,
  provider_unreachable: (provider, _, words) =>
    /answered 5\d\d/.test(words)
      ? `${provider} answers that it is out of order`
      : `${provider} does not answer`,
  provider_unreadable: (provider) => `${provider} answers with something else than its API`,
  unexpected_answer: (provider) => `${provider} lists no records where the connector expects them`,
  provider_refused: (provider, objects) => `${provider} refuses to list ${objects}`,
  provider_loop: (provider, objects) => `${provider} sends the same ${objects} again and again`,
  payment_required: (provider) => `${provider} asks for a payment or another plan`,
  record_refused: (provider, objects) => `${provider} refused what was written to ${objects}`,
  forbidden_writes: (provider, objects) => `${provider} does not let the account write ${objects}`,
  rate_limited: (provider) => `${provider} allows no more calls for now`,
  unreadable: () => 'The credentials cannot be decrypted',
  destination_paused: (_, name) => `Your destination “${name}” is paused on purpose`,
  destination_disabled: (_, name) => `Your destination “${name}” is switched off`,
  destination_failing: (_, name) => `Your destination “${name}” does not take messages`,
  messages_refused: (_, name) => `Your destination “${name}” does not take some messages`,
  held_back: (_, objects) => `The destination of ${objects} is paused on purpose`,
  not_taken: (_, objects) => `The destination does not take the messages about ${objects}`,
  api_key_expired: (_, name) => `Your API key “${name}” has expired`,
  records: (provider, objects) => `Not all ${objects} from ${provider} can be used`,
  config: (_, objects) => `The manifest or the settings do not fit ${objects}`,
  server: (_, objects) => `This server could not go on with ${objects}`,
  too_much: (provider, objects) => `There are far more ${objects} at ${provider} than expected`,
  object_not_deployed: (_, objects) => `The latest deploy has no ${objects} any more`,
  waiting: (provider) => `${provider} allows no more calls for now`,
  reads_paused: (_, objects) => `The reads of ${objects} are paused on purpose`,
  reads_failing: (provider, objects) => `Reads of ${objects} from ${provider} fail`,
  reads_limit: (provider, objects) => `A read found far more ${objects} at ${provider} than expected`,
  forbidden: (provider, objects) => `${provider} does not show ${objects} to the account`,
  fields_left_out: (provider, objects) => `${provider} does not list some fields of ${objects}`,
  mapping_missing: (provider, objects) => `A field at ${provider} must be chosen for ${objects}`,
  object_gone: (provider, objects) => `${provider} has no ${objects} in this account`,
  destination: (_, objects) => `No destination takes ${objects}`,
  events_missing: (provider) => `${provider} sends no events`,
  subscription_refused: (provider) => `${provider} sends no events`,
  account_shared: (provider, name) => `Customers share the account “${name}” of ${provider}`,
};

/** A state for the list: short, and warning only if somebody is needed. */
export function issueState({ reason, actor, stops, authScheme }: Issue): State {
  if (isPause({ reason })) return paused;
  const renewal = signIn.includes(reason) ? credentials[authScheme ?? '']?.short : undefined;
  const words = renewal ?? short[reason] ?? (stops === 'reads' ? 'Reads fail' : 'Does not work');
  if (actor === 'provider') return { tone: 'info', icon: 'again', words };
  if (actor === 'consumer' || stops === 'nothing') return { tone: 'warning', icon: 'warning', words };
  return { tone: 'danger', icon: 'danger', words };
}

/** The state of a connection, with what has to be renewed. */
export function connectionState({
  diagnosis,
  authScheme,
}: Pick<Installation['connection'], 'diagnosis' | 'authScheme'>): State {
  const reason = diagnosis?.reason ?? 'ok';
  const renewal = signIn.includes(reason) ? credentials[authScheme]?.short : undefined;
  return { ...connectionStates[reason], ...(renewal && { words: renewal }) };
}

/** What people call the provider of an installation. */
export function providerOf(
  { connections }: Pick<GroupOverview, 'connections'>,
  { connection }: Pick<Installation, 'connection'>,
): string {
  return connections.find(({ id }) => id === connection.id)?.providerName ?? connection.provider;
}

/** The state of an installation, wherever it stands: its worst issue says more than its health. */
export function stateOf(
  installation: GroupOverview['installations'][number],
  issues: readonly Issue[],
): State {
  const issue = issues.find(({ id }) => installation.issueIds.includes(id));
  if (issue) return issueState(issue);
  const state = installationState(installation);
  const isQuiet = installation.isReadWhenAsked && state.tone === 'success';
  return isQuiet ? { ...state, words: 'Works when your backend asks' } : state;
}

const short: Record<string, string> = {
  expired: 'Sign-in needed',
  revoked: 'Sign-in needed',
  stopped: 'Stopped',
  insufficient_scope: 'Access missing',
  misconfigured_app: 'Provider app refused',
  provider_unreachable: 'Provider is down',
  provider_unreadable: 'Answers unreadable',
  unexpected_answer: 'Connector does not find the records',
  provider_refused: 'Request refused',
  provider_loop: 'Endless list',
  payment_required: 'Payment or plan',
  record_refused: 'Write refused',
  messages_refused: 'Messages refused',
  api_key_expired: 'Key expired',
  object_not_deployed: 'Not deployed',
  records: 'Records unusable',
  config: 'Settings do not fit',
  server: 'Server fault',
  reads_limit: 'Too many records',
  destination: 'No destination',
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

/** The rest of a record flows. */
const lacksFields = ['fields_left_out', 'mapping_missing'];

/** What does not happen because of it. */
export function stopsWords({ reason, stops, objects }: Issue): string {
  const of = objects?.length ? ` of ${objects.join(', ')}` : '';
  if (stops === 'everything') return 'All reads and writes';
  if (reason === 'records') return 'Only these records are missing';
  if (stops === 'reads') return `Reads${of}`;
  if (stops === 'writes') return `Writes${of}`;
  if (stops === 'calls') return 'Calls of your backend';
  if (stops === 'events') return `Events${of}`;
  if (stops === 'deliveries') return 'Messages';
  return lacksFields.includes(reason) ? 'Only these fields are missing from the records' : 'Nothing';
}

/** What a row says of the consequences, among other facts. Of a pause, and if only messages stop or nothing does, the server's words say more. */
export function consequenceWords(issue: Issue): string {
  return (saysAll(issue) && sayTimes(issue.words ?? '').replace(/\.$/, '')) || stopsWords(issue);
}

const saysAll = ({ stops, reason }: Issue) =>
  stops === 'deliveries' || stops === 'nothing' || isPause({ reason });

/** What an issue of every customer is on the page of one. */
export function wordsForAll(issue: Issue): string {
  return `${issueTitle(issue)}. That concerns all calls of your backend with it, not this customer alone.`;
}

/** Whom it concerns. */
export function affectsWords({ affects: { groupCount, installationCount } }: Issue): string | undefined {
  if (installationCount === 0) return undefined;
  return `${count(installationCount, 'installation')} of ${count(groupCount, 'customer')}`;
}
