import type { StatDeploy } from '@dowel/schema';
import { type Bar, sumOf } from '../words/stats.ts';
import { clock, dayOf } from '../words/time.ts';

const WIDTH = 1000;
const HEIGHT = 60;
/** What failed is seen, however little it is. */
const LEAST = 2;

export interface BarsProps {
  /** What is counted, as in `Operations`. */
  title: string;
  /** How long one bar is, as in `hour`. */
  unit: 'hour' | 'day';
  bars: readonly Bar[];
  deploys?: readonly StatDeploy[];
}

/** What was done, bar by bar. One colour, and red for what failed; deploys are dotted lines. */
export function Bars({ title, unit, bars, deploys = [] }: BarsProps) {
  const most = Math.max(...bars.map(({ total }) => total), 0);
  const slot = WIDTH / bars.length;
  const tall = (amount: number) => (most === 0 ? 0 : (amount / most) * (HEIGHT - LEAST));
  const first = bars[0]?.startMs ?? 0;
  const spanMs = ((bars.at(-1)?.startMs ?? 0) - first) * (bars.length / Math.max(1, bars.length - 1));
  const { total, failed } = sumOf(bars);
  const said = `${title}: ${total.toLocaleString('en')}, ${failed.toLocaleString('en')} failed`;
  return (
    <div>
      <div className="console-axis">
        <span>
          {most === 0 ? `${title}: none` : `${title}, at most ${most.toLocaleString('en')} per ${unit}`}
        </span>
      </div>
      <svg
        className="console-chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={said}
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        {bars.map((bar, index) => {
          const height = tall(bar.total);
          const bad = bar.failed === 0 ? 0 : Math.max(LEAST, tall(bar.failed));
          const place = { x: index * slot + slot * 0.07, width: slot * 0.86 };
          return (
            <g key={bar.startMs}>
              <title>{barWords(bar, unit)}</title>
              <rect data-ok {...place} y={HEIGHT - height} height={Math.max(0, height - bad)} />
              <rect data-bad {...place} y={HEIGHT - bad} height={bad} />
            </g>
          );
        })}
        {deploys.map(({ time, revisionId }) => {
          const x = ((Date.parse(time) - first) / spanMs) * WIDTH;
          return <line key={revisionId} data-deploy x1={x} x2={x} y1="0" y2={HEIGHT} />;
        })}
      </svg>
    </div>
  );
}

function barWords({ startMs, total, failed }: Bar, unit: BarsProps['unit']): string {
  const when = unit === 'hour' ? `${clock(startMs).slice(0, 5)} UTC` : dayOf(startMs);
  return `${when}: ${total.toLocaleString('en')}, ${failed.toLocaleString('en')} failed`;
}

/** The times below bars: the first, some between, and now. */
export function BarsAxis({ bars, unit }: Pick<BarsProps, 'bars' | 'unit'>) {
  const places = [0, 0.25, 0.5, 0.75].map((part) => bars[Math.round(part * bars.length)]);
  const words = ({ startMs }: Bar) => (unit === 'hour' ? clock(startMs).slice(0, 5) : dayOf(startMs));
  return (
    <div className="console-axis" aria-hidden="true">
      {places.map((bar) => bar && <span key={bar.startMs}>{words(bar)}</span>)}
      <span>{unit === 'hour' ? 'now, UTC' : 'today'}</span>
    </div>
  );
}

/** What the colours of bars mean. */
export function BarsLegend({ failed, deploys }: { failed: string; deploys?: string | false }) {
  return (
    <span className="console-legend">
      <span data-key="ok">Went well or goes on</span>
      <span data-key="bad">Failed: {failed}</span>
      {deploys && <span data-key="deploy">{deploys}</span>}
    </span>
  );
}
