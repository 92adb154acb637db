import { signInSessionUnknownProblem } from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { MockProblem } from '../mock-problem.ts';
import { assertOwnRefs } from '../principal.ts';
import { getKnownProvider, refuseSteps } from '../sign-in.ts';

/** Answers sign-ins in steps as the service does. */
export const customAuth = {
  customAuthConnect({ store, caller, body: { provider, groupRef, consumerRef, sessionId } }) {
    if (sessionId !== undefined || !provider || !groupRef || !consumerRef) {
      throw new MockProblem('state_invalid', signInSessionUnknownProblem());
    }
    assertOwnRefs(caller, { groupRef, consumerRef });
    return refuseSteps(getKnownProvider(store, provider));
  },
} satisfies Partial<Answers>;
