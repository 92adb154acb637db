import type { Activity } from '../resources/activity.ts';
import type { Log, Operation, OperationDiagnosis } from '../resources/operations.ts';
import type { SignInScheme } from './auth-schemes.ts';
import { receiverRemedy } from './receiver-remedy.ts';
import { signInSteps } from './sign-in-steps.ts';

type Words = Pick<OperationDiagnosis, 'summary' | 'remedy' | 'actor'>;

const sentAgain = ' Waiting messages are sent again by themselves. What was given up is replayed.';
const goesOn = ' Schedules then go on by themselves.';

/** The words of each kind of diagnosis. */
const diagnoses = {
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
  fields_left_out: {
    summary:
      'The provider has some fields no more, or does not show them to the connected account, so they were left out.',
    remedy:
      'Look with the customer whether the fields are still there. What was deleted or renamed is taken out of the manifest or the config, or chosen anew; what is there, the account must be allowed to see. Then trigger a read of all records.',
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
    summary: 'The provider refuses your provider app, so the access could not be renewed.',
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
    remedy: 'The customer gets the permission there, or connects with an account that has it.',
    actor: 'consumer',
  },
  payment_required: {
    summary: 'The provider wants the customer to pay, or the plan of the account does not have this.',
    remedy: 'The customer settles it with the provider. Scheduled reads then go on by themselves.',
    actor: 'consumer',
  },
  rate_limited: {
    summary: 'The provider allowed no more calls.',
    remedy: 'Wait, or ask the provider for a higher limit. Less frequent schedules need fewer calls.',
    actor: 'provider',
  },
  provider_unreachable: {
    summary: 'The provider did not answer, or answered that it is out of order.',
    remedy: 'Look at the status page of the provider. Scheduled reads are tried again by themselves.',
    actor: 'provider',
  },
  provider_unreadable: {
    summary:
      'The provider answered with something that its API never sends, such as a page that says that it is under maintenance.',
    remedy:
      'Nothing needs to be done while it is being mended there. Scheduled reads are tried again by themselves. If it lasts, show the provider what it answers.',
    actor: 'provider',
  },
  unexpected_answer: {
    summary: 'The provider answered, but did not list the records where the connector expects them.',
    remedy:
      'Whoever runs this server corrects where the connector looks for the records, with "records" in its file. A connector that ships with Dowel may be older than what the provider answers now: update it. Reads are tried again by themselves.',
    actor: 'builder',
  },
  provider_refused: {
    summary: 'The provider refused the request.',
    remedy:
      'Change the field, the filter or the value that the provider names, in the manifest or in the config. If nothing there is wrong, repeat the request of the run, and ask the provider why it refuses it.',
    actor: 'builder',
  },
  record_refused: {
    summary: 'The provider refused what your backend wrote.',
    remedy:
      'Change the record as the provider says, in what your backend writes, and write it again. If nothing in it is wrong, the customer may have a rule there that forbids it.',
    actor: 'builder',
  },
  object_gone: {
    summary: 'The account of the customer has no such object any more.',
    remedy:
      'The customer makes the object again at the provider, or connects an account that has it. If nobody needs it, take it out of the config.',
    actor: 'consumer',
  },
  provider_loop: {
    summary: 'The provider went on to send pages that brought nothing new.',
    remedy: 'Repeat the request of the run, and show the provider what it answers.',
    actor: 'builder',
  },
  too_much: {
    summary: 'The provider sent far more records than expected, so its list may never end.',
    remedy:
      'Look whether the account has so many. If it does, unpause the object: the read goes on from there. A read that was asked for is asked for again, with a shorter time.',
    actor: 'builder',
  },
  destination: {
    summary: 'The destination of the records cannot take them.',
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
      'Deploy a manifest that has the object, and let the customer choose it again. If nobody needs it, take it out of the settings of the installation.',
    actor: 'builder',
  },
  records: {
    summary: 'Some records could not be handled. All others were delivered.',
    remedy: 'The last line of the timeline names them. Look at them in the account of the customer.',
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

type Kind = keyof typeof diagnoses;

/** Nothing failed, but somebody who waits for records wants to know why none came. */
const nothingNew: Words = {
  summary: 'No record has changed at the provider in the time that was read, so nothing was delivered.',
  remedy:
    'Nothing needs to be done. If you expected records, look at the time in the timeline. A first read goes back as far as "backfill" of the manifest says, and triggerRead without sinceTimestamp reads everything.',
  actor: 'nobody',
};

/**
 * What came of a run. The logs are the whole log, oldest first. `refusal` says why the destination has refused
 * a message of the run, and `authScheme` how its connection is signed in.
 */
export function diagnoseOperation(
  { status, result, metadata, actionType }: Pick<Operation, 'status' | 'result' | 'metadata'> & RunOf,
  logs: readonly Log[],
  { refusal, authScheme }: { refusal?: Refusal | undefined; authScheme?: SignInScheme | undefined } = {},
): OperationDiagnosis {
  const newest = logs.map(({ severity, message }) => ({ severity, ...message })).reverse();
  if (status === 'success' && refusal !== undefined)
    return { kind: 'not_taken', ...diagnoses.not_taken, ...toWords(refusal) };
  const isLeftOut = status === 'success' && metadata?.missingFields !== undefined;
  const kind = isLeftOut ? 'fields_left_out' : kindOf({ status, result, actionType }, newest);
  const words = wordsOf(status, kind, newest);
  const isEmpty = kind === 'ok' && newest[0]?.details?.recordsRead === '0';
  return {
    kind,
    ...(isEmpty ? nothingNew : diagnoses[kind]),
    ...(kind === 'credentials' && authScheme && { remedy: signInSteps[authScheme] + goesOn }),
    ...(kind === 'fields_left_out' && { words: `Left out: ${metadata?.missingFields?.join(', ')}.` }),
    ...(words !== undefined && { words }),
  };
}

/** What a run that failed for this reason means. `failedBy` is what its log calls the reason. */
export function diagnoseFailure(failedBy: string | undefined): Omit<OperationDiagnosis, 'words'> {
  return ofKind(failures[failedBy ?? ''] ?? 'unknown');
}

/** The words of a kind of diagnosis. Those of `unknown` for a kind that this release does not know. */
export function explainKind(kind: string): Omit<OperationDiagnosis, 'words'> {
  return ofKind(Object.hasOwn(diagnoses, kind) ? (kind as Kind) : 'unknown');
}

const ofKind = (kind: Kind) => ({ kind, ...diagnoses[kind] });

/** Why a run failed, in a word, and who can do something about it. The logs are those of the run, oldest first. */
export function failureOf(
  { result, actionType }: Pick<Operation, 'result'> & RunOf,
  logs: readonly Log[],
): NonNullable<Activity['failure']> {
  const newest = logs.map(({ severity, message }) => ({ severity, ...message })).reverse();
  const kind = kindOf({ status: 'failure', result, actionType }, newest);
  return { kind, actor: diagnoses[kind].actor };
}

/** What the run was, if that is known. */
interface RunOf {
  readonly actionType?: string | undefined;
}

/** Why the destination has not taken a message. */
export interface Refusal {
  readonly reason: string;
  /** What it answered. Undefined: nothing. */
  readonly status?: number | undefined;
}

function toWords({ reason, status }: Refusal): Pick<OperationDiagnosis, 'words' | 'remedy'> {
  return { words: reason, remedy: `${receiverRemedy(status)}.${sentAgain}` };
}

/** What was said of a failure, or of what a run waits for. */
function wordsOf(status: string, kind: Kind, newest: readonly Line[]): string | undefined {
  if (kind === 'waiting') return newest[0]?.msg;
  if (status === 'failure') return newest.find(({ error }) => error !== undefined)?.error;
  return triedAgain.includes(kind) ? newest[0]?.error : undefined;
}

type Line = Log['message'] & Pick<Log, 'severity'>;

function kindOf(
  { status, result, actionType }: RunOf & { readonly status: string; readonly result: string | undefined },
  newest: readonly Line[],
): Kind {
  if (status === 'success') return 'ok';
  if (status === 'in_progress') {
    const { severity, details = {} } = newest[0] ?? {};
    const isLimited = details.failedBy === 'rate_limited' || details.providerStatus === '429';
    if (severity !== 'WARNING') return 'running';
    if (details.failedBy === 'limit') return 'too_much';
    if (isLimited) return 'waiting';
    return triedAgain.find((kind) => kind === failures[details.failedBy ?? '']) ?? 'running';
  }
  if (result?.startsWith('Stopped.')) return 'stopped';
  const told = newest.find(({ details }) => details?.failedBy ?? details?.finding)?.details;
  const known = failures[told?.failedBy ?? told?.finding ?? ''];
  const kind = known ?? kindOfStatus(newest) ?? 'unknown';
  return ofAction[`${actionType} ${kind}`] ?? kind;
}

/** What is something else when it is no read that is refused. */
const ofAction: Readonly<Record<string, Kind | undefined>> = {
  'write provider_refused': 'record_refused',
  'subscribe forbidden': 'subscription_refused',
};

/** What a run in progress waits for after a failed call. */
const triedAgain: readonly Kind[] = ['provider_unreachable', 'provider_unreadable', 'unexpected_answer'];

/** What logs call the reasons of failures. */
const failures: Readonly<Record<string, Kind | undefined>> = {
  credentials: 'credentials',
  revoked: 'credentials',
  misconfigured_app: 'misconfigured_app',
  forbidden: 'forbidden',
  insufficient_scope: 'forbidden',
  rate_limited: 'rate_limited',
  payment: 'payment_required',
  not_json: 'provider_unreadable',
  unexpected_answer: 'unexpected_answer',
  unreachable: 'provider_unreachable',
  provider_unreachable: 'provider_unreachable',
  rejected: 'provider_refused',
  missing_field: 'provider_refused',
  missing_object: 'object_gone',
  record_gone: 'provider_refused',
  too_large: 'provider_refused',
  conflict: 'provider_refused',
  cursor_gone: 'provider_loop',
  changes_gone: 'provider_refused',
  loop: 'provider_loop',
  limit: 'too_much',
  destination: 'destination',
  config: 'config',
  records: 'records',
  server: 'server',
};

function kindOfStatus(newest: readonly Line[]): Kind | undefined {
  const told = newest.find(({ details }) => details?.providerStatus !== undefined)?.details?.providerStatus;
  if (told === undefined) return undefined;
  const status = Number(told);
  if (status === 401) return 'credentials';
  if (status === 402) return 'payment_required';
  if (status === 403) return 'forbidden';
  if (status === 429) return 'rate_limited';
  return status >= 400 && status < 500 && status !== 408 ? 'provider_refused' : 'provider_unreachable';
}
