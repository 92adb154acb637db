import { toProblem } from '../../platform/problems/to-problem.ts';
import type { RawRequest } from '../../platform/requests/raw-route.ts';
import { reportRequest } from '../../platform/requests/report-request.ts';
import { renderFailure } from './sign-in-page.ts';

/** Answers a page also when something fails, because a person reads the answer. The full failure goes to the log. */
export async function orFailure(
  { context }: RawRequest,
  operation: string,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    reportRequest.failure(context, operation, error);
    return renderFailure(context, toProblem(error));
  }
}
