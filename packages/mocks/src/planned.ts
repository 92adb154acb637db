import { listPlannedOperations } from '@dowel/schema';
import { notAvailableYetProblem } from '@dowel/schema/rules';
import { type HttpHandler, http } from 'msw';
import { toUrlPattern } from './endpoint-url.ts';
import type { MockEnvironment } from './mock.ts';
import { MockProblem } from './mock-problem.ts';
import { toRefusal } from './respond.ts';

/** Answers planned operations as the service does until they exist. */
export function plannedHandlers({ baseUrl, ...reader }: MockEnvironment): HttpHandler[] {
  return listPlannedOperations().map(({ operation, method, path }) => {
    const verb = method.toLowerCase() as Lowercase<typeof method>;
    return http[verb](toUrlPattern(baseUrl, path), () =>
      toRefusal(new MockProblem('not_available_yet', notAvailableYetProblem(operation)), reader),
    );
  });
}
