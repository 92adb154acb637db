import type { ConnectionDiagnosis, ObjectDiagnosis } from '@dowel/schema';
import { englishDiagnosis } from '../../messages/english-diagnosis.ts';
import type { MessageKey } from '../../messages/messages.ts';
import type { Translator } from '../../messages/useMessages.ts';

type KnownReason =
  Extract<MessageKey, `diagnosis.next.${string}`> extends `diagnosis.next.${infer R}` ? R : never;

/** Whether the library has words of its own for a reason. A newer service may know more reasons. */
export function isKnownReason(reason: string): reason is KnownReason {
  return Object.hasOwn(englishDiagnosis, `diagnosis.next.${reason}`);
}

/** What to do, in the page's language, or else in the words of the service. */
export function nextStepOf(
  { reason, nextStep }: ConnectionDiagnosis | ObjectDiagnosis,
  translate: Translator,
): string {
  return isKnownReason(reason) ? translate(`diagnosis.next.${reason}`) : nextStep;
}
