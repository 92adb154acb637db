import type { AffectedInstallation, Issue } from '@dowel/schema';
import { explainKind, type SignInScheme, schemeFacts } from '@dowel/schema/rules';
import { idOf, type Unmarked } from './rules.ts';

/** Objects that are not read as planned, although the connections work. */
export interface ReadTrouble {
  readonly kind: 'provider' | 'integration' | 'installation';
  /** The name of the provider, or an id. */
  readonly subjectId: string;
  readonly provider: string;
  /** `reads_limit`, the kind of a diagnosis, or `reads_failing` when that is not known. */
  readonly reason: string;
  readonly since: Date;
  /** Whether some of them are not read until somebody resumes the reads. */
  readonly isPaused: boolean;
  /** Whether some of them are only read when somebody asks. */
  readonly isUnscheduled: boolean;
  readonly objects: readonly string[];
  readonly words: readonly string[] | null;
  readonly operationId: string | null;
  /** When the first of them is read again. */
  readonly nextTryTime: Date | null;
  readonly pausedBy: string | null;
  /** How the connection is signed in; of several, one of them. */
  readonly authScheme: SignInScheme;
  readonly integrationName: string;
  readonly groupName: string;
  readonly groupCount: number;
  readonly installationCount: number;
  readonly first: AffectedInstallation[];
}

/** A read that failed says the same as the call that is tried again, and more. */
function withoutRepeats(words: readonly string[]): string[] {
  return words.filter((some) => !words.some((other) => other !== some && other.includes(some)));
}

/** Records arrive, without some fields. */
const leavesOut = ['fields_left_out', 'mapping_missing'];

export function ofReads(projectId: string, trouble: ReadTrouble, title: string): Unmarked {
  const { kind, subjectId, reason, since, provider, objects, words, operationId } = trouble;
  const { nextTryTime, pausedBy, authScheme } = trouble;
  const { groupCount, installationCount, first } = trouble;
  const names = { provider: title, integration: trouble.integrationName, installation: trouble.groupName };
  return {
    id: idOf(projectId, kind === 'provider' && trouble.isPaused ? 'reads' : kind, subjectId, reason),
    reason,
    since: since.toISOString(),
    ...whoAndHow(trouble),
    subject: { kind, id: subjectId, name: names[kind] },
    provider,
    objects: [...objects],
    ...(operationId !== null && { operationId }),
    ...(words && { words: withoutRepeats(words).join(' ') }),
    ...(nextTryTime && { nextTryTime: nextTryTime.toISOString() }),
    ...(pausedBy !== null && { pausedBy }),
    ...(kind === 'installation' && { authScheme: schemeFacts[authScheme].authScheme }),
    stops: leavesOut.includes(reason) ? 'nothing' : 'reads',
    affects: { groupCount, installationCount, first },
  };
}

/** Who must act, and what to do. Reads that were paused do not go on by themselves. */
function whoAndHow({ reason, isPaused, isUnscheduled }: ReadTrouble): Pick<Issue, 'actor' | 'nextStep'> {
  if (reason === 'reads_paused') {
    const nextStep =
      'Resume the reads when there is no reason for the pause any more. They go on where they stopped.';
    return { actor: 'builder', nextStep };
  }
  if (reason === 'reads_limit') {
    const nextStep = 'Look whether there are really so many records. If there are, resume the reads.';
    return { actor: 'builder', nextStep };
  }
  const { actor, remedy } =
    reason === 'reads_failing'
      ? { actor: 'builder', remedy: 'Look at the last read of the object, and mend what it names.' }
      : explainKind(reason);
  if (isUnscheduled && actor === 'provider') {
    const nextStep =
      'When the provider works again, trigger a read of all records: no schedule reads the object.';
    return { actor: 'builder', nextStep };
  }
  if (!isPaused) return { actor, nextStep: remedy };
  return { actor: actor === 'provider' ? 'builder' : actor, nextStep: `${remedy} Then resume the reads.` };
}
