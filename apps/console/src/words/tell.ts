import { renewed } from './issues.ts';
import { clock } from './time.ts';

export interface Told {
  /** Who must act, as an issue says it. */
  readonly actor: string;
  readonly reason: string;
  readonly since?: string | undefined;
  /** What does not happen, as an issue says it. */
  readonly stops?: string | undefined;
  /** How the connection is signed in. */
  readonly authScheme?: string | undefined;
  /** The words of the issue. They may quote the provider, who may name what is missing. */
  readonly words?: string | undefined;
  readonly objects?: readonly string[] | undefined;
  /** What it is about. A provider app with a group is the customer's own. */
  readonly subject?: { readonly groupRef?: string | undefined } | undefined;
  /** What customers call the provider and the product. */
  readonly providerName?: string | undefined;
  readonly product: string;
}

/** A message that can be read out to the customer, in words without a code. */
export function whatToTell(told: Told): string {
  const { actor, reason, since, product, authScheme, stops, words, objects } = told;
  const provider = told.providerName ?? 'the provider';
  const at = since ? ` at ${clock(since).slice(0, 5)} UTC` : '';
  if (reason === 'account_shared') {
    return `Your account at ${provider} is connected to ${product} for another customer too. Please tell us whether that is meant.`;
  }
  if (reason === 'reads_paused') {
    return `We have paused what ${product} reads from ${provider} for a while. You need not do anything, and nothing is lost.`;
  }
  if (reason === 'destination_paused' || reason === 'held_back') {
    return `We have paused a part of ${product} for a while. You need not do anything, and nothing is lost.`;
  }
  if (told.subject?.groupRef !== undefined) {
    return `${provider} refuses the app that you have registered there for ${product}. Please let your administrator send us the client ID and secret that it has now, in a safe way. Nothing is lost.`;
  }
  if (actor === 'consumer') {
    const about = { provider, product, at, stops, authScheme, words, objects };
    return `${asked(reason, about)} ${consequence(reason, stops)}`;
  }
  // A run that waits needs nobody, but it is the provider that lets it wait.
  if (actor === 'provider' || reason === 'waiting') {
    return `${provider} ${hinders[reason] ?? 'allows no more calls'} at the moment. You need not do anything: ${product} tries again by itself, and nothing is lost.`;
  }
  if (reason === 'stopped') {
    return `We stopped something that ${product} did with ${provider}, because it was not needed any more. You need not do anything.`;
  }
  if (actor === 'nobody')
    return `All is well on our side: ${product} and ${provider} are connected, and the last run went well.`;
  if (showsProvider.includes(reason)) {
    return `${provider} sends ${product} something that it should not. We are reporting it to them. You need not do anything, and what ${product} has already is kept.`;
  }
  if (reason === 'object_not_deployed') {
    return `${product} does not read ${objects?.join(', ') || 'something that you chose'} from ${provider} any more. We are looking into it, and tell you when you can choose it again. What was read is kept.`;
  }
  if (stops === 'writes') {
    return `Something that ${product} wrote did not arrive at ${provider}. We are mending it. You need not do anything.`;
  }
  return 'We know what stops it, and are mending it. You need not do anything, and nothing is lost.';
}

function consequence(reason: string, stops: string | undefined): string {
  if (stops === 'writes') return 'What was written meanwhile did not arrive there.';
  if (reason === 'mapping_missing' || reason === 'fields_left_out')
    return 'Everything else goes on as before.';
  return 'Nothing is lost.';
}

/** What the builder can only report to the provider. */
export const showsProvider: readonly string[] = ['provider_loop', 'records'];

/** What a provider does whose calls are tried again. */
const hinders: Readonly<Record<string, string>> = {
  provider_unreachable: 'is out of order or cannot be reached',
  provider_unreadable: 'answers with something that is not from its API',
  unexpected_answer: 'sends something else than expected',
};

/** What the provider answered, without what we say around it. */
function saidBy(words: string | undefined): string {
  const [, said] =
    /answered \d{3}: (.+?)(?: Nothing was delivered\.| \d+ records? w(?:as|ere) delivered|$)/.exec(
      words ?? '',
    ) ?? [];
  return said === undefined ? '' : ` It says: “${said}”`;
}

/** The account may not see all that is read. */
const showsTooLittle = ['insufficient_scope', 'forbidden'];
const sendsNoEvents = ['events_missing', 'subscription_refused'];

interface Asked {
  readonly provider: string;
  readonly product: string;
  readonly at: string;
  readonly stops: string | undefined;
  readonly authScheme: string | undefined;
  readonly words: string | undefined;
  readonly objects: readonly string[] | undefined;
}

function asked(reason: string, about: Asked): string {
  const { provider, product, at, stops, authScheme, words, objects = [] } = about;
  // What has to be renewed, if not a sign-in.
  const renewal = renewed(authScheme);
  const named = objects.join(', ');
  const signIn = `open the settings of ${provider} in ${product}, and sign in`;
  if (reason === 'mapping_missing') {
    const [, fields = 'something new'] = /^No field is chosen for (.+)\.$/.exec(words ?? '') ?? [];
    return `${product} needs a field of ${provider} for: ${fields}. Please open the settings of ${provider} in ${product}, and choose it.`;
  }
  if (reason === 'object_gone') {
    return `${provider} has no ${named || 'object of the kind'} in your account that ${product} can read. Please make it there, or tell us that you do not need it.`;
  }
  if (reason === 'payment_required') {
    return `${provider} asks for a payment or for another plan before it lets ${product} go on.${saidBy(words)} Please look at your account there.`;
  }
  if (reason === 'fields_left_out') {
    const [, fields] = /^Left out: (.+)\.$/.exec(words ?? '') ?? [];
    return `${provider} does not show ${product} ${fields ? `these fields of your account: ${fields}` : 'some fields of your account'}. Please look there whether somebody deleted or renamed them. If not, let the connected account see them.`;
  }
  if (sendsNoEvents.includes(reason)) {
    return `${provider} does not tell ${product} what changes in your account.${saidBy(words)} Please look there whether your plan and the connected account allow webhooks.`;
  }
  if (showsTooLittle.includes(reason)) {
    const may = stops === 'writes' ? 'write' : 'see';
    const other = authScheme ? 'sign in with an account' : 'connect again with a key or with an account';
    const instead = `${renewal ? `enter a ${renewal}` : other} that may ${may} it`;
    return `${provider} does not let ${product} ${may} ${named || 'all that it needs'}.${saidBy(words)} To go on, ask an administrator of your account there to allow it, or open the settings of ${provider} in ${product}, and ${instead}.`;
  }
  if (reason === 'stopped') {
    return `We have stopped the connection of ${product} to ${provider}. If it is to work again, open the settings of ${provider} in ${product}, and connect again.`;
  }
  if (renewal) {
    return `${provider} does not take the ${renewal} that ${product} has from you. To go on, open the settings of ${provider} in ${product}, and enter what is valid there now. The sync then goes on where it stopped.`;
  }
  return `${provider} ended the access of ${product}${at}. To go on, ${signIn} again. The sync then goes on where it stopped.`;
}
