import * as schema from '@dowel/schema';
import { type ProblemWords, problemBody, rowNotFoundProblem } from '@dowel/schema/rules';
import { elsewhere, samples } from '../../packages/schema/src/rules/problem-words/problem-words.fixture.ts';
import { problemTexts } from '../../packages/schema/src/texts/problems.ts';

const { problems, commonProblems } = schema;
const shape = { $ref: '#/components/schemas/InputValidationProblem' };

/** The problems that only callers with credentials can meet. */
const aboutCallers: readonly schema.ProblemCode[] = [
  'credentials_missing',
  'api_key_invalid',
  'api_key_scope',
  'frontend_keys_off',
  'token_invalid',
  'token_expired',
  'token_not_allowed',
  'session_invalid',
  'session_required',
];
const aboutBodies: readonly schema.ProblemCode[] = ['body_not_json', 'body_too_large', 'body_too_slow'];

/**
 * An example body of each problem that has words, with the words that the service itself uses, by code. Where several
 * functions make words for a code, the one that is named like the code is shown, or else the first by name.
 */
export function problemExamples(): Record<string, { summary: string; value: object }> {
  const time = new Date('2026-11-20T08:00:00Z');
  const examples: Record<string, { summary: string; value: object }> = {};
  const add = (code: schema.ProblemCode, words: ProblemWords | undefined) => {
    if (!words || examples[code]) return;
    const value = problemBody({ code, words, requestId: 'req_example', time, isForBuilder: true });
    examples[code] = { summary: problems[code].title, value };
  };
  for (const { code, said } of Object.entries({ ...samples, ...elsewhere })
    .sort(byCode)
    .map(([, one]) => one)) {
    add(code, said[0]);
  }
  for (const code of Object.keys(problems) as schema.ProblemCode[]) {
    if (code.endsWith('_not_found'))
      add(code, rowNotFoundProblem(code, '01970000-0000-7000-8000-000000000009'));
  }
  return examples;
}

type Named = [name: string, sample: { code: schema.ProblemCode }];

function byCode(one: Named, other: Named): number {
  const [first = '', second = ''] = [one, other].map(orderOf);
  return first < second ? -1 : 1;
}

function orderOf([name, { code }]: Named): string {
  const isNamedLikeIt = name.toLowerCase() === `${code.replaceAll('_', '')}problem`;
  return `${code} ${isNamedLikeIt ? 0 : 1} ${name}`;
}

/** Every problem that an endpoint may answer, its own first. */
export function problemsOf({ wire, query, body, problems: own }: schema.Endpoint): schema.ProblemCode[] {
  const shared = commonProblems.filter(
    (code) =>
      (body !== undefined || !aboutBodies.includes(code)) &&
      (body !== undefined || query !== undefined || code !== 'member_misspelt') &&
      (wire.access !== 'public' || !aboutCallers.includes(code)) &&
      (wire.access === 'builder' || code !== 'session_required'),
  );
  return [...new Set([...own, ...shared])];
}

/** The responses of an endpoint's problems, by status. */
export function problemResponses(
  endpoint: schema.Endpoint,
  examples: Readonly<Record<string, unknown>>,
): Record<string, object> {
  const byStatus = Object.groupBy(
    problemsOf(endpoint),
    (code) => `${schema.problemStatusOf(endpoint.wire, problems[code].status)}`,
  );
  const responses: Record<string, object> = {};
  for (const [status, codes = []] of Object.entries(byStatus)) {
    const shown = codes.filter((code) => code in examples);
    const references = shown.map((code) => [code, { $ref: `#/components/examples/${code}` }]);
    const media = schema.problemMediaOf(endpoint.wire, Number(status)).split(';', 1)[0] ?? '';
    responses[status] = {
      description: codes.map(lineOf).join('\n'),
      ...(status === '429' ? { headers: { 'Retry-After': retryAfter } } : {}),
      content: {
        [media]: {
          schema: shape,
          ...(shown.length > 0 ? { examples: Object.fromEntries(references) } : {}),
        },
      },
    };
  }
  return responses;
}

const retryAfter = {
  description: 'How many seconds to wait before the next request.',
  schema: { type: 'integer' },
};

function lineOf(code: schema.ProblemCode): string {
  return `- \`${code}\`: ${problems[code].title}. ${problemTexts[code]}`;
}

/** Many operations answer the same problems with a status. Such a response is written once, and referred to. */
export class SharedResponses {
  readonly components: Record<string, object> = {};
  readonly #names = new Map<string, string>();

  referTo(responses: Readonly<Record<string, object>>): Record<string, { $ref: string }> {
    const references = Object.entries(responses).map(([status, response]) => {
      const printed = JSON.stringify(response);
      const name = this.#names.get(printed) ?? this.#add(status, printed, response);
      return [status, { $ref: `#/components/responses/${name}` }] as const;
    });
    return Object.fromEntries(references);
  }

  #add(status: string, printed: string, response: object): string {
    const before = Object.keys(this.components).filter((name) => name.startsWith(`Problem${status}`)).length;
    const name = before === 0 ? `Problem${status}` : `Problem${status}v${before + 1}`;
    this.#names.set(printed, name);
    this.components[name] = response;
    return name;
  }
}
