import type { ConnectorSummary } from '@dowel/schema';
import { daysLeft, endsSoon } from '../words/connectors.ts';
import { count } from '../words/time.ts';

/** Which version of an API is called, and how long there is one. */
export function VersionEnd({ of }: { of: Pick<ConnectorSummary, 'apiVersion'> }) {
  const left = daysLeft(of);
  if (!of.apiVersion || left === undefined) return <span className="console-muted">no end announced</span>;
  const { name, supportedUntil } = of.apiVersion;
  const words = left > 0 ? `${count(left, 'day')} left` : 'over';
  return (
    <span className={endsSoon(of) ? 'console-tone' : undefined} data-tone={left > 0 ? 'warning' : 'danger'}>
      <span className="console-mono">{name}</span> until{' '}
      <time dateTime={supportedUntil}>{supportedUntil}</time>
      {endsSoon(of) && `, ${words}`}
    </span>
  );
}
