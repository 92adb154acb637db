import type { Activity } from '../resources/activity.ts';
import type { Log, Operation, OperationDiagnosis } from '../resources/operations.ts';
import type { SignInScheme } from './auth-schemes.ts';
import { withoutAdvice } from './diagnosis-words.ts';
import { diagnoses, goesOn, type Kind, refusedOwnApp, sentAgain, type Words } from './operation-diagnoses.ts';
import { receiverRemedy } from './receiver-remedy.ts';
import { refusedCredentials, stoppedCredentials } from './refused-credentials.ts';

/** Nothing failed, but somebody who waits for records wants to know why none came. */
const nothingNew: Words = {
  summary: 'No record has changed at the provider in the time that was read, so nothing was delivered.',
  remedy:
    'Nothing needs to be done. If you expected records, look at the time in the timeline. A first read goes back as far as "backfill" of the manifest says, and triggerRead without sinceTimestamp reads everything.',
  actor: 'nobody',
};

/**
 * What came of a run. The logs are the whole log, oldest first. `refusal` says why the destination has refused
 * a message of the run, or that somebody holds it back, `authScheme` how its connection is signed in,
 * and `isOwnApp` that it is over a provider app of the customer.
 */
export function diagnoseOperation(
  { status, result, metadata, actionType }: Pick<Operation, 'status' | 'result' | 'metadata'> & RunOf,
  logs: readonly Log[],
  {
    refusal,
    authScheme,
    isOwnApp,
  }: {
    refusal?: Refusal | 'held_back' | undefined;
    authScheme?: SignInScheme | undefined;
    isOwnApp?: boolean | undefined;
  } = {},
): OperationDiagnosis {
  // If some records of a write failed, it still counts as a success. The last line of its log is then a warning.
  if (status === 'success' && actionType === 'write' && logs.at(-1)?.severity === 'WARNING') {
    const failed = logs.filter(({ message }) => message.error !== undefined);
    const refused = failed.filter(({ severity }) => severity === 'ERROR');
    const lines = refused.length > 0 ? refused : failed;
    const run = { status: 'failure', result, metadata, actionType } as const;
    return diagnoseOperation(run, lines, { authScheme, isOwnApp });
  }
  const newest = logs.map(({ severity, message }) => ({ severity, ...message })).reverse();
  if (status === 'success' && refusal !== undefined)
    return refusal === 'held_back'
      ? ofKind('held_back')
      : { kind: 'not_taken', ...diagnoses.not_taken, ...toWords(refusal) };
  const dropped = status === 'success' && newest.find(({ details }) => details?.dropped !== undefined);
  if (dropped) return { kind: 'not_taken', ...diagnoses.not_taken, words: dropped.msg, remedy: READ_AGAIN };
  const isLeftOut = status === 'success' && metadata?.missingFields !== undefined;
  const kind = isLeftOut ? 'fields_left_out' : kindOf({ status, result, actionType }, newest);
  const words = wordsOf(status, kind, newest);
  const isEmpty = kind === 'ok' && newest[0]?.details?.recordsRead === '0';
  const isDoubtful = actionType === 'write' && result?.includes('outcome unknown') === true;
  return {
    kind,
    ...(isEmpty ? nothingNew : diagnoses[kind]),
    ...(isDoubtful && { remedy: LOOK_FIRST }),
    ...(kind === 'credentials' && ofCredentials(reasonOf(newest), authScheme)),
    ...(kind === 'misconfigured_app' &&
      isOwnApp && { summary: refusedOwnApp.why, remedy: refusedOwnApp.step + goesOn }),
    ...(kind === 'fields_left_out' && { words: `Left out: ${metadata?.missingFields?.join(', ')}.` }),
    ...(words !== undefined && { words }),
  };
}

const READ_AGAIN =
  'Trigger a read of this time. Its records go to the destination that the manifest names now.';

const LOOK_FIRST = 'Look at the provider which records were written, and write only the others again.';

function ofCredentials(reason: string, authScheme?: SignInScheme): Partial<Words> {
  const told = reason === 'stopped' ? stoppedCredentials : authScheme && refusedCredentials[authScheme];
  return told ? { summary: told.why, remedy: told.step + goesOn } : {};
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

/**
 * Why a run failed, in a word, and who can do something about it; of one in progress what it waits for, or `running`.
 * The logs are those of the run, oldest first.
 */
export function failureOf(
  { status = 'failure', result, actionType }: Partial<Pick<Operation, 'status' | 'result'>> & RunOf,
  logs: readonly Log[],
): NonNullable<Activity['failure']> {
  const newest = logs.map(({ severity, message }) => ({ severity, ...message })).reverse();
  const kind = kindOf({ status, result, actionType }, newest);
  return { kind, actor: diagnoses[kind].actor };
}

/** A run that went well, of which the destination has not taken a message, or of which messages wait at one that is paused. */
export const notTakenFailure = (kind: 'not_taken' | 'held_back') => ({ kind, actor: diagnoses[kind].actor });

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
  return { words: reason, remedy: `${receiverRemedy(status, reason)}.${sentAgain}` };
}

/** What was said of a failure, or of what a run waits for. */
function wordsOf(status: string, kind: Kind, newest: readonly Line[]): string | undefined {
  if (kind === 'waiting') return newest[0]?.msg;
  if (status === 'failure') {
    const error = newest.find((line) => line.error !== undefined)?.error;
    return error && withoutAdvice(error);
  }
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
    // The limit was met by another call of the account, and this line counts the waits for it.
    if (details.waits !== undefined) return 'waiting';
    if (severity !== 'WARNING') return 'running';
    if (details.failedBy === 'limit') return 'too_much';
    if (isLimited) return 'waiting';
    return triedAgain.find((kind) => kind === failures[details.failedBy ?? '']) ?? 'running';
  }
  if (result?.startsWith('Stopped.')) return 'stopped';
  const reason = reasonOf(newest);
  // Somebody else was writing the record. What was sent is right, and the caller was answered the same.
  if (actionType === 'write' && reason === 'conflict') return 'provider_unreachable';
  const known = failures[reason];
  const kind = known ?? kindOfStatus(newest) ?? 'unknown';
  return actionType === 'write' && kind === 'provider_refused' ? 'record_refused' : kind;
}

/** What the log calls the reason of a failure. */
function reasonOf(newest: readonly Line[]): string {
  const told = newest.find(({ details }) => details?.failedBy ?? details?.finding)?.details;
  return told?.failedBy ?? told?.finding ?? '';
}

/** What a run in progress waits for after a failed call. */
const triedAgain: readonly Kind[] = ['provider_unreachable', 'provider_unreadable', 'unexpected_answer'];

/** What logs call the reasons of failures. */
const failures: Readonly<Record<string, Kind | undefined>> = {
  credentials: 'credentials',
  revoked: 'credentials',
  stopped: 'credentials',
  misconfigured_app: 'misconfigured_app',
  subscription_refused: 'subscription_refused',
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
  // A write of which nothing was left. Its own words say why, and nobody else has failed.
  unsent: 'unknown',
};

function kindOfStatus(newest: readonly Line[]): Kind | undefined {
  const { providerStatus, waits } =
    newest.find(({ details }) => details?.providerStatus !== undefined)?.details ?? {};
  if (providerStatus === undefined) return undefined;
  // No call was made, because the limits allowed none.
  if (providerStatus === 'none' && waits !== undefined) return 'rate_limited';
  const status = Number(providerStatus);
  // The answer came. What was wrong with it, the log says in its own words.
  if (status < 400) return undefined;
  if (status === 401) return 'credentials';
  if (status === 402) return 'payment_required';
  if (status === 403) return 'forbidden';
  if (status === 429) return 'rate_limited';
  return status < 500 && status !== 408 ? 'provider_refused' : 'provider_unreachable';
}
