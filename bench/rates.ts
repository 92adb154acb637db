import { growth, rounded } from './growth.ts';
import type { BenchResults } from './report.ts';
import { table } from './table.ts';

/** docs/scaling.md with the figures of this run. */
export function withRates(scaling: string, results: BenchResults): string {
  return between(between(scaling, 'rates', rateTable(results)), 'growth', growth(results));
}

function between(document: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name}: written by \`pnpm bench\` -->`, `<!-- end of ${name} -->`];
  const [before = '', rest = ''] = document.split(begin);
  const [, after = ''] = rest.split(end);
  return `${before}${begin}\n\n${text}\n\n${end}${after}`;
}

/** What one process does, rounded to two digits, since it depends on the machine. */
function rateTable({ measured, delivered, renewed, read, servers }: BenchResults): string {
  const request = (name: string) => {
    const found = measured.find(({ scenario }) => scenario.name === name);
    if (!found) throw new Error(`No scenario "${name}" was measured.`);
    const { server, statements } = found;
    const bound = `its processor: ${server.processorMs.toFixed(1)} ms each; ${statements} statements`;
    return [`${name} (requests)`, `${rounded(server.perSecond)} a second`, bound];
  };
  const memory = servers[1].memory;
  return table(
    ['Work', 'Rate of one process', 'What bounds it'],
    [
      request("list a group's installations"),
      request('create an installation'),
      [
        'records read from a provider and delivered',
        `${rounded(read.perSecond)} a second`,
        "the provider's limit comes first, nearly always",
      ],
      [
        'messages sent to destinations',
        `${rounded(delivered.perSecond)} a second`,
        `its processor (${delivered.processorMs.toFixed(1)} ms each) and the receivers`,
      ],
      [
        'tokens renewed',
        `${rounded(renewed.perSecond)} a second`,
        'its processor: encryption and statements',
      ],
      ['memory at rest', `${rounded(memory / 1e6)} MB`, 'a turn of a read adds one page, 20 to 60 MB in all'],
    ],
  );
}
