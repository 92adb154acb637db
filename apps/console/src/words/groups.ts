import type { GroupSummary } from '@dowel/schema';
import { issueState } from './issues.ts';
import { paused, type State } from './states.ts';

/** How a customer fares. What it rests on says more than the state alone. */
export function groupState({ state, issue }: Pick<GroupSummary, 'state' | 'issue'>): State {
  if (issue) return issueState(issue);
  return states[state] ?? { tone: 'neutral', icon: 'info', words: state };
}

const states: Record<string, State> = {
  needs_action: { tone: 'warning', icon: 'warning', words: 'Needs someone' },
  waiting: { tone: 'info', icon: 'again', words: 'Mends itself' },
  paused,
  working: { tone: 'success', icon: 'success', words: 'Working' },
  not_installed: { tone: 'neutral', icon: 'todo', words: 'Not set up' },
};
