import { HttpResponse } from 'msw';
import type { EndpointName } from './mock.ts';

/** The answer of an operation that the mocks do not have: a problem that names the package which has it. */
export function notMocked(operation: EndpointName | 'callProvider', requestId: string): Response {
  const problem = {
    type: 'about:blank',
    title: 'Not mocked',
    status: 501,
    code: 'not_mocked',
    detail: `@dowel/mocks does not have ${operation}: it has what pages call.`,
    remedy: 'Test what a backend calls with startDowel() of @dowel/testing, which runs the real server.',
    retryable: false,
    requestId,
  };
  return new HttpResponse(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' },
  });
}
