import type { StepFlow } from './flow.ts';
import { redtail } from './redtail.ts';
import { sandboxSteps } from './sandbox-steps.ts';

const flows = new Map([redtail, sandboxSteps].map((flow) => [flow.provider, flow]));

/** The steps in which people sign in to a provider; undefined when this server does not know them. */
export function findFlow(provider: string): StepFlow | undefined {
  return flows.get(provider);
}
