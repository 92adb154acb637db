import { Text } from '@dowel/react/parts';
import type { OperationExplanation } from '@dowel/schema';
import { Section } from '../../parts/Section.tsx';
import { operationOutcome } from '../../words/operations.ts';
import { duration } from '../../words/time.ts';

export interface InShortProps {
  explanation: OperationExplanation;
  provider: string;
  /** Nothing else on the page says what came of it. */
  isWell: boolean;
}

/** The numbers of a run, and of one that went well what happened, in a sentence. */
export function InShort({ explanation, provider, isWell }: InShortProps) {
  const { operation, requests, durationMs, diagnosis } = explanation;
  const records =
    operation.metadata?.progress?.recordsProcessed ?? written(operation.metadata?.successfulRecordIds);
  const waited = requests.reduce((sum, one) => sum + (one.durationMs ?? 0), 0);
  const outcome = operationOutcome(operation);
  const tallies = [
    records !== undefined &&
      ([records.toLocaleString('en'), operation.actionType === 'write' ? 'written' : 'read'] as const),
    durationMs !== undefined && ([duration(durationMs), 'from start to end'] as const),
    [
      requests.length.toLocaleString('en'),
      `${requests.length === 1 ? 'call' : 'calls'} to ${provider}`,
    ] as const,
    waited > 0 && ([duration(waited), `waited for ${provider}`] as const),
  ].filter((tally) => tally !== false);
  return (
    <Section title="In short">
      <div className="console-box">
        <div className="console-tallies">
          {tallies.map(([number, what]) => (
            <div key={what} className="console-tally">
              <b>{number}</b>
              <span>{what}</span>
            </div>
          ))}
        </div>
        {isWell && (
          <div className="console-box-foot">
            <Text size="sm">
              {diagnosis.summary}
              {outcome !== diagnosis.summary && ` ${outcome}${/[.!]$/.test(outcome) ? '' : '.'}`}
            </Text>
          </div>
        )}
      </div>
    </Section>
  );
}

const written = (ids: readonly string[] | undefined) => ids?.length;
