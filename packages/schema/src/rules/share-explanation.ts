import type { ExplainedRequest } from '../resources/explained-parts.ts';
import type { Log, OperationExplanation } from '../resources/operations.ts';

/** Stands where something was left out. */
const LEFT_OUT = '…';

/** Facts of a line of a log that are counts, times or words of ours. */
const ownDetails = [
  'from',
  'until',
  'destinationType',
  'providerStatus',
  'durationMs',
  'pages',
  'records',
  'recordCount',
  'recordsRead',
  'recordsDelivered',
  'unchanged',
  'retries',
  'waits',
  'restarts',
  'unusable',
  'events',
  'delivered',
  'gone',
  'unwatched',
  'failedBy',
];

/**
 * An explanation for somebody outside: what ran, when, and how it ended. What a provider or a person has written is left
 * out, because it may name people, customers, records and their values. So are commands, which name a customer.
 */
export function shareExplanation({
  operation: { metadata, result: _, ...operation },
  diagnosis: { words: __, ...diagnosis },
  durationMs,
  timeline,
  isCut,
  requests,
  mapping,
}: OperationExplanation): OperationExplanation {
  const { objects, retry, progress } = metadata ?? {};
  return {
    operation: {
      ...operation,
      metadata: { ...(objects && { objects }), ...(retry && { retry }), ...(progress && { progress }) },
    },
    diagnosis,
    ...(durationMs !== undefined && { durationMs }),
    timeline: timeline.map(toSharedLine),
    ...(isCut && { isCut }),
    requests: requests.map((request) => toSharedRequest(request, objects ?? [])),
    mapping,
    repeat: [],
  };
}

function toSharedLine({ timestamp, severity, message: { msg, details = {} } }: Log): Log {
  const shown = ownDetails.flatMap((name) => {
    const value = details[name];
    return value !== undefined && isPlain(value) ? [[name, value]] : [];
  });
  return { timestamp, severity, message: { msg: ownWords(msg), details: Object.fromEntries(shown) } };
}

function toSharedRequest(
  { error: _, request, ...facts }: ExplainedRequest,
  objects: readonly string[],
): ExplainedRequest {
  return { ...facts, ...(request !== undefined && { request: withoutIds(request, objects) }) };
}

const time = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A count, a time or a word in lower case. */
function isPlain(value: string): boolean {
  return /^\d{1,15}$/.test(value) || time.test(value) || /^(?:now|the beginning|[a-z_]{1,40})$/.test(value);
}

/** The first sentence, with what is quoted, numbered or named in it left out. */
function ownWords(msg: string): string {
  const [, object = '', rest = ''] = /^(\[[\w./-]{1,60}\] )?(.*)$/s.exec(msg) ?? [];
  const sentence = /^.*?[.!?](?=\s|$)/s.exec(rest)?.[0] ?? rest;
  const words = sentence
    .replace(/"[^"]*"?|\u201c[^\u201d]*\u201d?|\u00ab[^\u00bb]*\u00bb?|\u2018[^\u2019]*\u2019?/g, LEFT_OUT)
    .replace(
      /\b(record|account|person|customer) (?!is|was|has|and|which|that)\S+ (of|in|at|is|was|has)\b/g,
      `$1 ${LEFT_OUT} $2`,
    )
    .split(/\s+/)
    .map((word, place) => (isOwnWord(word, place) ? word : LEFT_OUT));
  return object + words.filter((word, place) => word !== LEFT_OUT || words[place - 1] !== LEFT_OUT).join(' ');
}

function isOwnWord(word: string, place: number): boolean {
  const bare = word.replace(/[.,:;!?)]+$/, '').replace(/^\(/, '');
  if (bare === LEFT_OUT || time.test(bare) || /^\d{1,7}$/.test(bare)) return true;
  return place === 0 ? /^[A-Z]?[a-z]+$/.test(bare) : /^(?:[a-z]+|[A-Z]{2,5})$/.test(bare);
}

/** Parts of paths that say what is asked for, and not of whom. */
const ownParts =
  /^(?:|v\d{1,3}|\d{4}-\d\d|api|rest|crm|data|services|objects|records|search|query|graphql|list|batch|bulk)$/;

/** A path keeps its objects, and the words that all paths have. Everything else may be an id or somebody's name. */
function withoutIds(request: string, objects: readonly string[]): string {
  const [method = '', target = ''] = request.split(' ');
  const path = target.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/s, '');
  const parts = path
    .split('/')
    .map((part) => (ownParts.test(part) || objects.includes(part) ? part : LEFT_OUT));
  return `${/^[A-Z]{3,7}$/.test(method) ? method : LEFT_OUT} ${parts.join('/')}`;
}
