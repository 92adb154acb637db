import type { OperationDiagnosis } from '../resources/operations.ts';

export type Words = Pick<OperationDiagnosis, 'summary' | 'remedy' | 'actor'>;

export const sentAgain = ' Waiting messages are sent again by themselves. What was given up is replayed.';
export const goesOn = ' Schedules then go on by themselves.';
/** What a person asked for, what no schedule reads and what was written is not tried again once its operation has failed. */
const repeat = 'Scheduled reads are tried again by themselves. Repeat anything else when it works again.';

/** Of a provider app that a customer has registered: only they know its secret, and only the builder can store it. */
export const refusedOwnApp = {
  why: 'The provider refuses the client that the customer has registered there for your product.',
  step: 'The provider app is their own: ask an administrator of theirs for the client ID and secret that it has now, and set them.',
};

/** The words of each kind of diagnosis. */
export const diagnoses = {
  ok: {
    summary: 'The run did what it was meant to do.',
    remedy: 'Nothing needs to be done.',
    actor: 'nobody',
  },
  not_taken: {
    summary: 'Records were read and sent, but the destination has not taken all of them.',
    remedy: `Mend what answers at the destination.${sentAgain}`,
    actor: 'builder',
  },
  held_back: {
    summary:
      'Records were read and handed on, but somebody has paused the destination, so their messages wait.',
    remedy: 'Resume the destination when there is no reason for the pause any more. What waits is then sent.',
    actor: 'builder',
  },
  fields_left_out: {
    summary: 'The provider does not list some fields, so they were left out.',
    remedy:
      'The customer looks at the provider. A field that is there must be shown to the connected account; instead of one that was deleted or renamed, another is chosen in your product. Then trigger a read of all records. Nobody needs the field any more? Take it out of the manifest.',
    actor: 'consumer',
  },
  mapping_missing: {
    summary: 'The customer has chosen no field for something that the manifest requires, so it was left out.',
    remedy: 'The customer opens the settings of the integration and chooses a field for it.',
    actor: 'consumer',
  },
  running: {
    summary: 'The run goes on.',
    remedy: 'Nothing needs to be done. Look again when it has ended.',
    actor: 'nobody',
  },
  waiting: {
    summary: 'The provider allows no more calls for a while, so the run waits.',
    remedy: 'Nothing needs to be done. It goes on by itself at the time that the provider has said.',
    actor: 'provider',
  },
  stopped: {
    summary: 'The run was stopped, because it was not wanted any more.',
    remedy: 'Nothing needs to be done, unless the change that stopped it was a mistake.',
    actor: 'nobody',
  },
  credentials: {
    summary: 'The provider refused the credentials of the connection.',
    remedy: `The customer signs in again.${goesOn}`,
    actor: 'consumer',
  },
  misconfigured_app: {
    summary: 'The provider refuses the provider app, so the access could not be renewed.',
    remedy:
      'Set the client id and the secret of the provider app to those that the provider has now. If both are right, look at its scopes and its redirect address.',
    actor: 'builder',
  },
  subscription_refused: {
    summary: 'The provider refused to set up the subscription, so it sends no events.',
    remedy:
      'The customer does what the provider asks for, such as a plan that has this, or a permission for the account.',
    actor: 'consumer',
  },
  forbidden: {
    summary: 'The account of the customer may not do this at the provider.',
    remedy: 'The customer gets the permission there, or connects with an account or a key that has it.',
    actor: 'consumer',
  },
  payment_required: {
    summary: 'The provider wants the customer to pay, or the plan of the account does not have this.',
    remedy:
      'The customer settles it with the provider. Scheduled reads then go on by themselves. Repeat anything else.',
    actor: 'consumer',
  },
  rate_limited: {
    summary: 'The provider allowed no more calls.',
    remedy:
      'Scheduled reads go on by themselves. Repeat anything else later. If it comes again and again, ask the provider for a higher limit, or read less often.',
    actor: 'provider',
  },
  provider_unreachable: {
    summary: 'The provider did not answer, or answered that it is out of order.',
    remedy: `Look at the status page of the provider. ${repeat}`,
    actor: 'provider',
  },
  provider_unreadable: {
    summary:
      'The provider answered with something that its API never sends, such as a page that says that it is under maintenance.',
    remedy: `Wait until it is mended there. ${repeat} If it lasts, show the provider what it answers.`,
    actor: 'provider',
  },
  unexpected_answer: {
    summary: 'The provider answered, but did not list the records where the connector expects them.',
    remedy:
      'Whoever runs this server corrects where the connector looks for the records, with "records" in its file. A connector that ships with Dowel may be older than what the provider answers now: update it. Scheduled reads are then tried again by themselves. Repeat anything else.',
    actor: 'builder',
  },
  provider_refused: {
    summary: 'The provider refused the request.',
    remedy:
      'Do what the answer of the provider says. Fields and filters are in the manifest, what the customer chose is in the settings of the installation.',
    actor: 'builder',
  },
  record_refused: {
    summary: 'The provider refused what your backend wrote.',
    remedy:
      'Correct what your backend writes, as the answer of the provider says, and write it again. If nothing in it is wrong, the customer may have a rule there that forbids it.',
    actor: 'builder',
  },
  object_gone: {
    summary: 'The account of the customer has no such object.',
    remedy:
      'The customer makes the object at the provider, or connects an account that has it. If nobody needs it, take it out of the settings of the installation.',
    actor: 'consumer',
  },
  provider_loop: {
    summary: 'The provider went on to send pages that brought nothing new.',
    remedy:
      'Report it to the provider: repeat the request of the run, and send them what it answers. What comes after the repeated page cannot be read before they mend it.',
    actor: 'builder',
  },
  too_much: {
    summary: 'The provider sent far more records than expected, so its list may never end.',
    remedy:
      'Look whether the account has so many. If it does, unpause the object: the read goes on from there. A read that was asked for is asked for again, with a shorter time.',
    actor: 'builder',
  },
  destination: {
    summary: 'No destination takes the records: none has the name, or it is switched off.',
    remedy:
      'Create or enable the destination. Nothing was lost: the next read begins where the last one ended.',
    actor: 'builder',
  },
  config: {
    summary: 'The manifest or the config does not say how to read this object.',
    remedy: 'Deploy a manifest that has the object, or enable the object in the installation.',
    actor: 'builder',
  },
  object_not_deployed: {
    summary: 'The customer had chosen an object that a deploy has taken away, so it is not read any more.',
    remedy:
      'Deploy a manifest that has the object. Then the customer, or your backend, chooses it again in the settings of the installation: the deploy has switched it off there. If nobody needs it, take it out of them.',
    actor: 'builder',
  },
  records: {
    summary: 'Not every record could be handled. Those that could not were not delivered; all others were.',
    remedy:
      'Correct the record in the account of the customer. If the run names the page of a list and no id, only the provider can correct it: show them the answer to the request of the run. Then trigger a read of all records.',
    actor: 'builder',
  },
  server: {
    summary: 'This server could not go on.',
    remedy: 'The operator looks at the log of the server, which says more.',
    actor: 'operator',
  },
  unknown: {
    summary: 'The run failed.',
    remedy: 'The timeline says what was recorded.',
    actor: 'builder',
  },
} as const satisfies Record<string, Words>;

export type Kind = keyof typeof diagnoses;
