import type { BudgetedCall } from './budgeted-call.ts';
import type { Refusal } from './prepaid.ts';

/** A call was not made, because it would have had to wait for longer than a call waits. */
export class LongWait extends Error {
  override readonly name = 'LongWait';
  readonly until: Date;

  constructor(until: Date) {
    super(`The provider allows no call before ${until.toISOString()}.`);
    this.until = until;
  }
}

const reasons: Readonly<Record<Refusal['why'], (title: string) => string>> = {
  pause: (title) => `${title} has asked for a pause.`,
  rate: (title) => `${title} allows only so many calls at a time, and other calls came before this one.`,
  quota: (title) => `The calls that ${title} allows in this period are used up.`,
};

export function whyNoCall({ title, purpose }: BudgetedCall, { why }: Refusal): string {
  const ofReads = why === 'quota' && purpose === 'read' ? ' A fifth of them is kept for other calls.' : '';
  return `${reasons[why](title)}${ofReads}`;
}
