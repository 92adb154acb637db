import { endpointNotFoundProblem } from '@dowel/schema/rules';
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
    if (!response) return toRefusal(new MockProblem('endpoint_not_found', endpointNotFoundProblem()), reader);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

function rejectedOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
