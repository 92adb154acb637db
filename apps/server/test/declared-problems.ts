import { commonProblems, type Endpoint, endpoints, InputValidationProblem } from '@dowel/schema';
import { findBuilderWords } from '@dowel/schema/rules';

/** A refusal, as far as the contract has something to say about it. */
export interface Refusal {
  operation: string;
  code: string;
  /** Whether the endpoint lists the code, or shares it with every other. */
  isDeclared: boolean;
  /** What it says that only a builder understands. */
  builderWords: string[];
  problem: InputValidationProblem;
}

/** What a request to an endpoint was refused with; undefined for answers that are none, and for other addresses. */
export async function refusalOf(
  method: string,
  url: string,
  response: Response,
): Promise<Refusal | undefined> {
  if (response.status < 400) return undefined;
  const endpoint = findEndpoint(method, new URL(url, 'http://dowel.test').pathname);
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

/** The operation that answers at an address; undefined where none does. */
export function operationOf(method: string, url: string): string | undefined {
  return findEndpoint(method, new URL(url, 'http://dowel.test').pathname)?.wire.operation;
}

const all: { method: string; path: RegExp; endpoint: Endpoint }[] = Object.values(endpoints).map(
  (endpoint) => ({
    method: endpoint.wire.method,
    path: new RegExp(`^/v1${endpoint.wire.path.replace(/\{\w+\}/g, '[^/:]+')}$`),
    endpoint,
  }),
);

function findEndpoint(method: string, pathname: string): Endpoint | undefined {
  return all.find((one) => one.method === method && one.path.test(pathname))?.endpoint;
}
