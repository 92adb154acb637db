import { signInSessionUnknownProblem } from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { MockProblem } from '../mock-problem.ts';
import { assertMayBePersonal, assertOwnRefs } from '../principal.ts';
import { assertInSteps, getKnownProvider } from '../sign-in.ts';
import { beginSteps, endSteps } from '../steps.ts';

/** Answers sign-ins in steps as the service does. */
export const customAuth = {
  customAuthConnect({ store, caller, body, request }) {
    const { provider: name, groupRef, consumerRef, sessionId, callbackParams } = body;
    if (sessionId !== undefined) return endSteps(store, caller, { sessionId, callbackParams });
    if (!name || !groupRef || !consumerRef) {
      throw new MockProblem('state_invalid', signInSessionUnknownProblem());
    }
    assertOwnRefs(caller, { groupRef, consumerRef });
    assertMayBePersonal(caller, body.personal);
    const provider = getKnownProvider(store, name);
    assertInSteps(provider);
    const { origin } = new URL(request.url);
    return beginSteps(store, caller, provider, { request: { ...body, groupRef, consumerRef }, origin });
  },
} satisfies Partial<Answers>;
