import { callbackAnswerTooLargeProblem } from '@dowel/schema/rules';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import { toProblem } from '../../../platform/problems/to-problem.ts';
import { readBody } from '../../../platform/requests/body-limit.ts';
import type { RawRequest, RawRoute } from '../../../platform/requests/raw-route.ts';
import { reportRequest } from '../../../platform/requests/report-request.ts';
import { answerTargets } from './answer-targets.ts';
import { CUSTOM_AUTH_CALLBACK_PATH } from './callback-address.ts';
import { renderCustomAuthAnswer, renderUnusableAnswer } from './callback-page.ts';

/** What a provider's answer may hold in all, in characters. */
const maxAnswer = 64 * 1024;
const operation = 'customAuthCallback';

/** Some providers send the browser back with a form. */
export const customAuthCallbackRoutes: readonly RawRoute[] = [
  { operation, method: 'GET', path: CUSTOM_AUTH_CALLBACK_PATH, handle: answer },
  { operation, method: 'POST', path: CUSTOM_AUTH_CALLBACK_PATH, handle: answer },
];

async function answer(visit: RawRequest): Promise<Response> {
  const { context } = visit;
  const accepted = visit.request.headers.get('accept-language');
  try {
    const sent = { ...visit.query(), ...(await readForm(visit)) };
    if (JSON.stringify(sent).length > maxAnswer)
      throw new ProblemError('body_too_large', callbackAnswerTooLargeProblem());
    return await renderCustomAuthAnswer({
      accepted,
      params: sent,
      targets: await answerTargets(context, visit.params.name ?? ''),
    });
  } catch (error) {
    reportRequest.failure(context, operation, error);
    const { status, details } = toProblem(error);
    return renderUnusableAnswer({ status, text: details.detail, accepted });
  }
}

async function readForm({ request }: RawRequest): Promise<Record<string, string>> {
  if (request.method !== 'POST') return {};
  const form = Buffer.from(await readBody(request, maxAnswer)).toString();
  return Object.fromEntries(new URLSearchParams(form));
}
