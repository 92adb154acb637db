import { Text } from '@dowel/react/parts';
import type { OperationExplanation } from '@dowel/schema';
import { RECORDED_REQUESTS } from '@dowel/schema/rules';
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
  const { operation, durationMs, diagnosis } = explanation;
  const records =
    operation.metadata?.progress?.recordsProcessed ?? written(operation.metadata?.successfulRecordIds);
  const outcome = operationOutcome(operation);
  const tallies = [
    records !== undefined &&
      ([records.toLocaleString('en'), operation.actionType === 'write' ? 'written' : 'read'] as const),
    durationMs !== undefined && ([duration(durationMs), 'from start to end'] as const),
    ...(operation.actionType === 'read' ? asked(explanation, provider) : []),
  ].filter((tally) => tally !== false);
  if (tallies.length === 0 && !isWell) return null;
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

/** Only a read records each request as one: several lines of a write may be of the same call. */
function asked({ requests, isCut }: OperationExplanation, provider: string) {
  const isWhole = !isCut && requests.length < RECORDED_REQUESTS;
  const waits = requests.flatMap(({ durationMs = [] }) => durationMs);
  const waited = waits.reduce((sum, one) => sum + one, 0);
  const amount = requests.length.toLocaleString('en');
  const what = `page ${requests.length === 1 ? 'request' : 'requests'} to ${provider}`;
  return [
    [isWhole ? amount : `at least ${amount}`, what] as const,
    isWhole &&
      waited > 0 &&
      waits.length === requests.length &&
      ([duration(waited), `waited for ${provider}`] as const),
  ];
}

const written = (ids: readonly string[] | undefined) => ids?.length;
