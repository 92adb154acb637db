/** What became of a case on a connector. */
export type Outcome = 'passed' | 'failed';

/** The outcomes by connector, then by the number of the case. */
export type Outcomes = ReadonlyMap<string, ReadonlyMap<number, Outcome>>;

/** The part of Vitest's JSON report that is read. */
export interface TestReport {
  testResults: { assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
}

/** Reads the outcomes of a run of the suite. A case with several parts passed if each of them did. */
export function readOutcomes({ testResults }: TestReport): Outcomes {
  const outcomes = new Map<string, Map<number, Outcome>>();
  for (const { ancestorTitles, title, status } of testResults.flatMap((file) => file.assertionResults)) {
    const number = Number(/^case (\d+):/.exec(title)?.[1]);
    const [dialect = ''] = ancestorTitles;
    if (Number.isNaN(number) || (status !== 'passed' && status !== 'failed')) continue;
    const own = outcomes.get(dialect) ?? new Map<number, Outcome>();
    outcomes.set(dialect, own.set(number, own.get(number) === 'failed' ? 'failed' : status));
  }
  return outcomes;
}
