import type { Operation, OperationDiagnosis, ProjectOperation } from '@dowel/schema';
import { isPartlyWritten } from '@dowel/schema/rules';
import type { State } from './states.ts';

/** What a run was: `Read of contacts`. */
export function operationName({ actionType, metadata }: Operation): string {
  const objects = metadata?.objects?.join(', ') ?? metadata?.progress?.objectName;
  const call = metadata?.call;
  if (actionType === 'proxy') return call ? `Call ${call.method} ${call.path}` : 'Call through the proxy';
  const kind = kinds[actionType] ?? capital(actionType);
  return objects ? `${kind} of ${objects}` : kind;
}

const kinds: Record<string, string> = {
  read: 'Read',
  write: 'Write',
  subscribe: 'Event',
  search: 'Search',
};

/** What came of a run in a few words. The objects stand before it already. Whether messages were taken, it does not know. */
export function operationOutcome({ result, status }: Operation): string {
  return (
    result?.replace(/^\[[^\]]*\] */, '').replace(/\bdelivered\b/, 'handed on') || (endings[status] ?? status)
  );
}

/** The state of a run. */
export function operationState({
  status,
  actionType,
  result,
  metadata,
  failure,
}: Pick<ProjectOperation, 'status' | 'result' | 'metadata' | 'failure'> & { actionType?: string }): State {
  if (failure?.kind === 'not_taken') return { tone: 'danger', icon: 'danger', words: 'Messages not taken' };
  if (failure?.kind === 'held_back') return { tone: 'neutral', icon: 'paused', words: 'Held back' };
  const isPart = isPartlyWritten({ actionType, result });
  if (status === 'success' && (isPart || metadata?.missingFields))
    return { tone: 'warning', icon: 'warning', words: isPart ? 'Not all written' : 'Fields left out' };
  if (status === 'success') return { tone: 'success', icon: 'success', words: 'Done' };
  // Somebody has changed what it was for.
  if (result?.startsWith('Stopped.')) return { tone: 'neutral', icon: 'paused', words: 'Stopped' };
  if (status === 'failure') return { tone: 'danger', icon: 'danger', words: 'Failed' };
  return { tone: 'info', icon: 'again', words: 'Running' };
}

/** The title of a run's page is the answer: what it was, and what came of it. */
export function operationTitle(operation: Operation, { kind }: Pick<OperationDiagnosis, 'kind'>): string {
  if (operation.status === 'in_progress' && kind !== 'running') return `${operationName(operation)} waits`;
  return `${operationName(operation)} ${outcomes[kind] ?? endings[operation.status] ?? 'ended'}`;
}

const outcomes: Record<string, string> = {
  ok: 'went well',
  not_taken: 'ended, but its messages are not taken',
  held_back: 'ended; its messages are held back',
  fields_left_out: 'left fields out',
  running: 'is running',
  waiting: 'waits',
  stopped: 'was stopped',
  credentials: 'stopped: access withdrawn',
  misconfigured_app: 'stopped: the provider app is refused',
  forbidden: 'stopped: access missing',
  subscription_refused: 'was refused: no events come',
  rate_limited: 'stopped: the provider allows no more calls',
  provider_unreachable: 'stopped: the provider is down',
  provider_unreadable: 'stopped: the provider answers with something else',
  unexpected_answer: 'stopped: the connector does not find the records',
  payment_required: 'stopped: payment or another plan needed',
  record_refused: 'was refused by the provider',
  object_gone: 'stopped: the provider has no such object',
  mapping_missing: 'left fields out',
  provider_refused: 'was refused by the provider',
  provider_loop: 'stopped: the provider goes in a circle',
  too_much: 'stopped: there is too much',
  destination: 'failed: no destination takes it',
  config: 'stopped: the settings do not fit',
  records: 'failed: not every record can be used',
  server: 'failed on this server',
};

const endings: Record<string, string> = {
  success: 'went well',
  failure: 'failed',
  in_progress: 'is running',
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
