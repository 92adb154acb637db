import type { Measured } from './contrast.ts';

const short = (name: string) => name.replace('--dowel-colors-', '').replace('--dowel-', '');

const nameOf = ({ front, back, scheme, tone }: Measured) =>
  `${short(front)} on ${short(back)}, ${tone === undefined ? '' : `${tone}, `}${scheme}`;

/** The contrast of colours that are seen together, the worst first. */
export function ContrastList({ measured }: { measured: readonly Measured[] }) {
  const failing = measured.filter(({ ratio, atLeast }) => ratio < atLeast);
  const sorted = [...measured].sort((a, b) => a.ratio / a.atLeast - b.ratio / b.atLeast);
  return (
    <section aria-labelledby="te-contrast">
      <h3 id="te-contrast">Contrast</h3>
      <p role="status" className="te-verdict" data-is-fine={failing.length === 0}>
        {failing.length === 0
          ? `All ${measured.length} pairs reach WCAG 2.2 AA, in light and in dark.`
          : `${failing.length} of ${measured.length} pairs are below WCAG 2.2 AA.`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
      <ul className="te-pairs" tabIndex={0}>
        {sorted.slice(0, Math.max(6, failing.length)).map((measured) => (
          <li key={nameOf(measured)} data-is-fine={measured.ratio >= measured.atLeast}>
            <span>{nameOf(measured)}</span>
            <span className="te-ratio">
              {measured.ratio.toFixed(1)} : 1
              {measured.ratio < measured.atLeast && ` (needs ${measured.atLeast})`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
