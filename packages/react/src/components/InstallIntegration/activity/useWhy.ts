import type { Activity } from '@dowel/schema';
import { useMessages } from '../../../messages/useMessages.ts';
import { useFlow } from '../flow.ts';

const reasons = {
  consumer: 'activity.why.consumer',
  provider: 'activity.why.provider',
  builder: 'activity.why.builder',
  operator: 'activity.why.builder',
} as const;

/** Says why a run failed, by who can do something about it. Undefined for one that did not fail, or was stopped. */
export function useWhy(): (failure: Activity['failure']) => string | undefined {
  const translate = useMessages();
  const { words } = useFlow();
  return (failure) => {
    const reason = failure && reasons[failure.actor as keyof typeof reasons];
    return reason && translate(reason, words);
  };
}
