import type { ProblemCode } from '../../problems.ts';
import { configProblem } from '../config-problem.ts';
import { maskProblem } from '../flat-update-mask.ts';
import type { ProblemWords } from '../problem-body.ts';
import { unsafeNamesProblem } from '../unsafe-names.ts';
import { examples, type Name } from './examples.fixture.ts';
import * as words from './index.ts';

/** A function that makes words: the code of its problem, and its words for some examples. */
interface Sample {
  code: ProblemCode;
  said: readonly ProblemWords[];
}

/** Why customers never see a problem, when its code alone does not say so. */
export const onlyBuilders: Readonly<Record<string, string>> = {
  uploadAddressOverProblem: 'Only a full key can get upload addresses.',
} satisfies { [N in Name]?: string };

/** A sample of each function that makes words, by its name. */
export const samples: Readonly<Record<string, Sample>> = Object.fromEntries(
  Object.entries(functionsByName(words)).map(([name, say]) => {
    const [code, ...calls] = examples[name as Name];
    return [name, { code, said: calls.map((given) => say(...given)) }];
  }),
);

/** The type of `examples` says that each function gets the arguments that it takes. */
function functionsByName(all: object) {
  return Object.fromEntries(Object.entries(all).filter(([name]) => name in examples)) as Record<
    Name,
    (...given: readonly unknown[]) => ProblemWords
  >;
}

/** Functions in other files that also make the words of problems for customers. */
export const elsewhere: Readonly<Record<string, Sample>> = {
  maskProblem: { code: 'invalid_update_mask', said: [maskProblem('x', 'cannot be set', ['apiKey'])] },
  unsafeNamesProblem: {
    code: 'invalid_request',
    said: [unsafeNamesProblem(JSON.parse('{"__proto__":1}'), []) ?? []].flat(),
  },
  configProblem: {
    code: 'config_invalid',
    said: [configProblem([{ path: 'provider', code: 'provider_mismatch', message: 'It is another.' }])],
  },
};
