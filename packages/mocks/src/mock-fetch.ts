import { endpointNotFoundProblem, methodNotAllowedProblem } from '@dowel/schema/rules';
import { getResponse, type HttpHandler } from 'msw';
import { MockProblem } from './mock-problem.ts';
import { type Reader, toRefusal } from './respond.ts';

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * A `fetch` that handlers answer. As in browsers, a lost connection throws a `TypeError`, and an aborted request throws
 * the reason of its signal.
 */
export function mockFetch(handlers: HttpHandler[], reader: Omit<Reader, 'caller'>): Fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const answered = getResponse(handlers, request);
    const response = await Promise.race([answered, rejectedOnAbort(request.signal)]);
    if (!response) return refuse(request, handlers, reader);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

/** Nothing is there, or it takes other methods. */
function refuse({ method, url }: Request, handlers: HttpHandler[], reader: Omit<Reader, 'caller'>): Response {
  const [address = ''] = url.split(/[?#]/);
  const paths = handlers.map(({ info }) => info.path);
  const path = paths.find((one) => one instanceof RegExp && one.test(address));
  if (path === undefined)
    return toRefusal(new MockProblem('endpoint_not_found', endpointNotFoundProblem()), reader);
  const same = handlers.filter(({ info }) => String(info.path) === String(path));
  const allow = same.map(({ info }) => info.method).join(', ');
  const problem = new MockProblem('method_not_allowed', methodNotAllowedProblem(method, allow));
  const response = toRefusal(problem, reader);
  response.headers.set('Allow', allow);
  return response;
}

function rejectedOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
