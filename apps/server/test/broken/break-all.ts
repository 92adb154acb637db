import { type Cause, causes, prepare } from './causes.ts';
import { furtherCauses, prepareFurther } from './further-causes.ts';
import type { Builder } from './service.ts';

export const everyCause: readonly Cause[] = [...causes, ...furtherCauses];

/** Sets all of them up. */
export async function breakAll(builder: Builder): Promise<void> {
  await prepare(builder);
  await prepareFurther(builder);
  for (const { customer, set } of everyCause) await set(builder, customer);
}
