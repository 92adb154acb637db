/** One measured size, its budget, and its value when docs/sizes.json was written. */
export interface MeasuredSize {
  readonly what: string;
  readonly bytes: number;
  readonly budgetBytes: number;
  readonly before: number | undefined;
}

/** Above this part of a budget, the author of a change should look for bytes to save. */
const NEAR = 0.95;

/** Compares a size with its budget and with its stored value. */
export function sizeLine({ what, bytes, budgetBytes, before }: MeasuredSize): {
  readonly line: string;
  readonly fits: boolean;
} {
  const fits = bytes <= budgetBytes;
  const verdict = fits ? (bytes > budgetBytes * NEAR ? 'near' : 'ok') : 'OVER';
  const kb = (value: number) => (value / 1000).toFixed(1);
  const left = fits ? `${kb(budgetBytes - bytes)} kB left` : `${kb(bytes - budgetBytes)} kB too many`;
  const size = `${kb(bytes).padStart(5)} of ${kb(budgetBytes)} kB`;
  return {
    line: `${verdict.padEnd(5)}${size}, ${left}, ${changeSince(bytes, before)}  ${what}`,
    fits,
  };
}

function changeSince(bytes: number, before: number | undefined): string {
  if (before === undefined) return 'new';
  if (bytes === before) return 'no change';
  return `${bytes > before ? '+' : '−'}${Math.abs(bytes - before)} bytes`;
}
