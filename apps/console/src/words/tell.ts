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
  /** What customers call the provider and the product. */
  readonly provider: string;
  readonly product: string;
}

/** A message that can be read out to the customer, in words without a code. */
export function whatToTell({ actor, reason, since, provider, product, authScheme, stops }: Told): string {
  const at = since ? ` at ${clock(since).slice(0, 5)} UTC` : '';
  if (reason === 'account_shared') {
    return `Your account at ${provider} is connected to ${product} for another customer too. Please tell us whether that is meant.`;
  }
  if (reason === 'reads_paused') {
    return `We have paused what ${product} reads from ${provider} for a while. You need not do anything, and nothing is lost.`;
  }
  if (reason === 'destination_paused') {
    return `We have paused a part of ${product} for a while. You need not do anything, and nothing is lost.`;
  }
  if (actor === 'consumer')
    return `${asked(reason, { provider, product, at, stops, renewal: renewed(authScheme) })} Nothing is lost.`;
  // A run that waits needs nobody, but it is the provider that lets it wait.
  if (actor === 'provider' || reason === 'waiting') {
    return `${provider} does not take our calls at the moment. You need not do anything: ${product} tries again by itself, and nothing is lost.`;
  }
  if (reason === 'stopped') {
    return `We stopped something that ${product} did with ${provider}, because it was not needed any more. You need not do anything.`;
  }
  if (actor === 'nobody')
    return `All is well on our side: ${product} and ${provider} are connected, and the last run went well.`;
  return 'We know what stops it, and are mending it. You need not do anything, and nothing is lost.';
}

/** The account may not see all that is read. */
const showsTooLittle = ['insufficient_scope', 'forbidden'];
const sendsNoEvents = ['events_missing', 'subscription_refused'];

interface Asked {
  readonly provider: string;
  readonly product: string;
  readonly at: string;
  readonly stops: string | undefined;
  /** What has to be renewed, if not a sign-in. */
  readonly renewal: string | undefined;
}

function asked(reason: string, { provider, product, at, stops, renewal }: Asked): string {
  const signIn = `open the settings of ${provider} in ${product}, and sign in`;
  if (reason === 'mapping_missing') {
    return `${product} needs one more field from ${provider}. Please open the settings of ${provider} in ${product}, and choose it.`;
  }
  if (reason === 'object_gone') {
    return `Something that ${product} reads is no longer in your account at ${provider}. Please make it again there, or tell us that you no longer need it.`;
  }
  if (reason === 'payment_required') {
    return `${provider} asks for a payment or for another plan before it lets ${product} go on. Please look at your account there.`;
  }
  if (reason === 'fields_left_out') {
    return `${provider} no longer shows ${product} some fields of your account. Please look there whether somebody deleted or renamed them. If not, let the connected account see them.`;
  }
  if (sendsNoEvents.includes(reason)) {
    return `${provider} does not tell ${product} what changes in your account. Please look there whether your plan and the connected account allow webhooks.`;
  }
  if (reason === 'forbidden' && stops === 'writes') {
    return `${provider} does not let ${product} write all that it needs. To go on, ${signIn} with an account that may write it. Allow all that is asked.`;
  }
  if (showsTooLittle.includes(reason)) {
    return `${provider} does not let ${product} see all that it needs. To go on, ${signIn} with an account that may see it. Allow all that is asked.`;
  }
  if (renewal) {
    return `${provider} no longer takes the ${renewal} that ${product} has from you. To go on, open the settings of ${provider} in ${product}, and enter what is valid there now. The sync then goes on where it stopped.`;
  }
  return `${provider} ended the access of ${product}${at}. To go on, ${signIn} again. The sync then goes on where it stopped.`;
}
