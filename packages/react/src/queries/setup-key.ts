import { type Caller, keyOf } from './caller.ts';

/** The key of what an install flow asks for first. In a file of its own, for hooks that only look whether it is known. */
export function setupKey(caller: Caller, integration: string) {
  return keyOf(caller, 'integration-setup', integration);
}
