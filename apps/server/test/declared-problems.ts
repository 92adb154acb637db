import { addressOf, commonProblems, type Endpoint, endpoints, InputValidationProblem } from '@dowel/schema';
import { findBuilderWords } from '@dowel/schema/rules';

/** The parts of a refusal that the contract has rules about. */
export interface Refusal {
  operation: string;
  code: string;
  /** Whether the endpoint lists the code, or the code is common to all endpoints. */
  isDeclared: boolean;
  /** The words in it that only a builder understands. */
  builderWords: string[];
  problem: InputValidationProblem;
}

/** The refusal in a response; undefined when it is no refusal, or the address belongs to no endpoint. */
export async function refusalOf(
  method: string,
  url: string,
  response: Response,
): Promise<Refusal | undefined> {
  if (response.status < 400) return undefined;
  const endpoint = endpointOf(method, url);
  const problem = InputValidationProblem.safeParse(
    await response
      .clone()
      .json()
      .catch(() => undefined),
  );
  if (!endpoint || problem.data?.code === undefined) return undefined;
  const { code } = problem.data;
  const declared: readonly string[] = [...endpoint.problems, ...commonProblems];
  return {
    operation: endpoint.wire.operation,
    code,
    isDeclared: declared.includes(code),
    builderWords: findBuilderWords(problem.data),
    problem: problem.data,
  };
}

const all: { method: string; path: RegExp; endpoint: Endpoint }[] = Object.values(endpoints).map(
  (endpoint) => ({
    method: endpoint.wire.method,
    path: new RegExp(`^${addressOf(endpoint.wire).replace(/\{\w+\}/g, '[^/:]+')}$`),
    endpoint,
  }),
);

/** The endpoint that answers at an address; undefined if there is none. */
export function endpointOf(method: string, url: string): Endpoint | undefined {
  const { pathname } = new URL(url, 'http://dowel.test');
  return all.find((one) => one.method === method && one.path.test(pathname))?.endpoint;
}
