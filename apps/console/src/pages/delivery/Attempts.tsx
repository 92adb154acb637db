import { Text } from '@dowel/react/parts';
import type { DeliveryAttempt, DeliveryWithAttempts } from '@dowel/schema';
import { ChevronIcon } from '../../parts/ConsoleIcon.tsx';
import { Box, Section } from '../../parts/Section.tsx';
import { StateMark } from '../../parts/StateWords.tsx';
import { Time } from '../../parts/Time.tsx';
import { attemptWords, planWords } from '../../words/deliveries.ts';
import type { State } from '../../words/states.ts';
import { clock, dayOf } from '../../words/time.ts';

/** Each try: when, what was answered. The last one that failed is open. */
export function Attempts({ delivery }: { delivery: DeliveryWithAttempts }) {
  const { attempts, nextAttemptTime } = delivery;
  const plan = planWords(delivery);
  const last = attempts.findLast(({ outcome }) => outcome !== 'delivered');
  return (
    <Section title="Tries">
      {attempts.length === 0 ? (
        <Box isPadded>It was not tried yet.</Box>
      ) : (
        <Box
          foot={
            plan &&
            nextAttemptTime && (
              <span>
                Next try <Time at={nextAttemptTime} />. {plan}
              </span>
            )
          }
        >
          <ol className="console-timeline">
            {attempts.map((attempt) => (
              <Attempt
                key={attempt.id}
                attempt={attempt}
                isOpen={attempt === last && attempt === attempts.at(-1)}
              />
            ))}
          </ol>
        </Box>
      )}
    </Section>
  );
}

function stateOf(outcome: string): Pick<State, 'tone' | 'icon'> {
  return outcome === 'delivered' ? { tone: 'success', icon: 'success' } : { tone: 'danger', icon: 'danger' };
}

function Attempt({ attempt, isOpen }: { attempt: DeliveryAttempt; isOpen: boolean }) {
  const { number, outcome, createTime, request, answer, reason } = attempt;
  const state = stateOf(outcome);
  const day = dayOf(createTime);
  return (
    <li
      className="console-step"
      id={`try-${number}`}
      data-tone={isOpen ? state.tone : undefined}
      data-problem={outcome === 'delivered' ? undefined : true}
    >
      <details open={isOpen}>
        <summary>
          <time dateTime={createTime} title={createTime}>
            {clock(createTime, true)}
          </time>
          <StateMark state={state} />
          <span className="console-step-words">
            <b>Try {number}</b> {attemptWords(attempt)}
          </span>
          {day === 'today' ? <span /> : <span className="console-muted">{day}</span>}
          <span />
          <ChevronIcon />
        </summary>
        <div className="console-step-more" data-two>
          <div>
            <div className="console-sm console-muted">Sent</div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
            <pre className="console-code" tabIndex={0}>
              {request ? sentWords(request) : 'What was sent is not kept.'}
            </pre>
          </div>
          <div>
            <div className="console-sm console-muted">Answered</div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
            <pre className="console-code" tabIndex={0}>
              {answer ?? reason ?? 'Nothing'}
            </pre>
            {answer !== undefined && reason && (
              <Text size="sm" tone="muted">
                {reason}
              </Text>
            )}
          </div>
        </div>
      </details>
    </li>
  );
}

function sentWords({ url, headers }: NonNullable<DeliveryAttempt['request']>): string {
  return [`POST ${url}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\n');
}
