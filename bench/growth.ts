import type { BenchResults } from './report.ts';
import { table } from './table.ts';

const DAY = 86_400;
/** 100 million a day are 1,157 a second. */
const RATES = [1, 10, 100, 100e6 / DAY, 10_000];
/** A process that is busier has no room for a busy minute. */
const MOST_BUSY = 0.7;
const CONNECTIONS = 11;
const GB = 1e9;

/** What a number of records a second needs, computed from what one of them took in this run. */
export function growth(results: BenchResults): string {
  const { recordsPerMessage, bytesPerRecord } = results.read;
  const large = Math.round(recordsPerMessage);
  return [
    `A contact of the demo takes ${Math.round(bytesPerRecord)} bytes in a large message, compressed and encrypted. Real ones take more.`,
    `As reads deliver them, ${large} records in a message:`,
    growthTable(results, large),
    'As events of providers deliver them, one record in a message:',
    growthTable(results, 1),
  ].join('\n\n');
}

function growthTable({ read, delivered }: BenchResults, recordsPerMessage: number): string {
  const rows = RATES.map((rate) => {
    const messages = rate / recordsPerMessage;
    const bytesADay = (rate * read.bytesPerRecord + messages * delivered.bytesPerMessage) * DAY;
    const processors = (rate * read.processorUs) / 1e6 + (messages * delivered.processorMs) / 1e3;
    const processes = Math.max(2, Math.ceil(processors / MOST_BUSY));
    return [
      rounded(rate),
      rounded(rate * DAY),
      rounded(messages * DAY * 3),
      inGb(bytesADay),
      inGb(bytesADay * 30),
      processors.toPrecision(2),
      `${processes}; ${processes * CONNECTIONS}`,
      switchedOn(processes, bytesADay).join(', ') || 'nothing',
    ];
  });
  return table(
    [
      'Records a second',
      'Records a day',
      'Rows a day',
      'A day on disk',
      '30 days',
      'Processors',
      'Processes; connections',
      'Switch on',
    ],
    rows,
  );
}

/** The steps of "The order in which to grow", by their numbers there. */
function switchedOn(processes: number, bytesADay: number): string[] {
  return [
    ...(processes > 2 ? ['2'] : []),
    ...(processes * CONNECTIONS > 100 ? ['3'] : []),
    ...(bytesADay * 30 > 500 * GB ? ['4'] : []),
    ...(bytesADay * 3 > 1000 * GB ? ['6'] : []),
  ];
}

function inGb(bytes: number): string {
  return `${rounded(bytes / GB)} GB`;
}

/** With two digits, since it depends on the machine. */
export function rounded(figure: number): string {
  return figure.toLocaleString('en', { maximumSignificantDigits: 2 });
}
