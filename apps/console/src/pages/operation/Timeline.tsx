import type { CSSProperties } from 'react';
import { ChevronIcon } from '../../parts/ConsoleIcon.tsx';
import { type Fact, Facts } from '../../parts/Facts.tsx';
import { Keys } from '../../parts/Keys.tsx';
import { Box } from '../../parts/Section.tsx';
import { StateMark } from '../../parts/StateWords.tsx';
import { capital } from '../../words/stats.ts';
import { clock, duration, sayTimes } from '../../words/time.ts';
import { lengthWords, type Step } from './steps.ts';

/** What happened when, and how long it took, on one scale. The deciding step is open, and the only one with a colour. */
export function Timeline({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return <Box isPadded>Nothing was recorded of this run.</Box>;
  return (
    <Box
      foot={
        <>
          <span>
            <Keys keys={['e']} /> open all <Keys keys={['n']} /> next problem
          </span>
          <span>Secrets and values of records never reach this page</span>
        </>
      }
    >
      <ol className="console-timeline">
        {steps.map((step) => (
          <StepRow key={step.key} step={step} />
        ))}
      </ol>
    </Box>
  );
}

function StepRow({ step }: { step: Step }) {
  const opens = step.request !== undefined || step.details !== undefined;
  const isProblem = step.state.tone === 'danger' || step.state.tone === 'warning';
  const isLinked = window.location.hash === `#${step.key}`;
  return (
    <li
      className="console-step"
      id={step.key}
      data-tone={step.isDecisive ? step.state.tone : undefined}
      data-problem={isProblem || undefined}
    >
      {opens ? (
        <details open={step.isDecisive || isLinked}>
          <summary>
            <Line step={step} />
            <ChevronIcon />
          </summary>
          <div className="console-step-more">
            <Facts facts={factsOf(step)} />
          </div>
        </details>
      ) : (
        <div>
          <Line step={step} />
        </div>
      )}
    </li>
  );
}

function Line({ step }: { step: Step }) {
  const { time, state, title, detail, from, length } = step;
  const scale: CSSProperties & Record<'--at' | '--for', string> = {
    '--at': `${from * 100}%`,
    '--for': `${length * 100}%`,
  };
  return (
    <>
      <time dateTime={time} title={time}>
        {clock(time, true)}
      </time>
      <StateMark state={state} />
      <span className="console-step-words">
        <b>{title}</b> {detail && <span className="console-muted">{detail}</span>}
      </span>
      <span
        className="console-span"
        data-tone={state.tone === 'danger' ? 'danger' : 'info'}
        aria-hidden="true"
      >
        <i style={scale} />
      </span>
      <span className="console-muted console-end">{lengthWords(step)}</span>
    </>
  );
}

function factsOf({ request, details = {}, time }: Step): Fact[] {
  const answered = request && (request.status === undefined ? 'No answer' : `HTTP ${request.status}`);
  return [
    ['Asked', request?.request && <code className="console-mono">{request.request}</code>],
    ['Answered', answered && <code className="console-mono">{answered}</code>],
    ['Records', request?.recordCount?.toLocaleString('en')],
    ['It said', request?.error && <q>{sayTimes(request.error)}</q>],
    [
      'At',
      <span key="at" className="console-mono">
        {time}
      </span>,
    ],
    ...Object.entries(details)
      .filter(isWorthSaying)
      .map(
        ([name, value]): Fact => [
          nameWords(name),
          <span key={name} className="console-mono">
            {name === 'durationMs' ? duration(Number(value)) : sayTimes(value)}
          </span>,
        ],
      ),
  ];
}

const names: Readonly<Record<string, string>> = {
  durationMs: 'Took',
  failedBy: 'Code',
  unusable: 'Not delivered',
  unusableRecords: 'Which',
  providerStatus: 'Answered',
};

/** The name of a detail as people say it: `ownWritesLeftOut` as `Own writes left out`. */
const nameWords = (name: string) =>
  names[name] ?? capital(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

/** Counts of nothing say nothing, and what comes next stands above. */
function isWorthSaying([name, value]: [string, string]): boolean {
  return value !== '0' && name !== 'next';
}
