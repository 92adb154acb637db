import { useMessages } from '../../../messages/useMessages.ts';

/** Counts in words, such as "3 changes". Numbers are written as the page's language does it. */
export function useCounts(): (what: 'changes' | 'records', count: number) => string {
  const translate = useMessages();
  return (what, count) => translate(`activity.${what}`, { count });
}
