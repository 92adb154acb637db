import type { KeyWith } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { StateIcon, type StateIconName } from '../../../ui/Icon/StateIcon.tsx';
import { Mark } from '../../../ui/Mark/Mark.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';

/** The state of a part of the draft: before installing, and of what is installed. */
export type PartState =
  | 'ready'
  | 'incomplete'
  | 'todo'
  | 'leftOut'
  | 'lacking'
  | 'unreadable'
  | 'refused'
  | 'saved'
  | 'edited'
  | 'stopped'
  /** Saved, but nothing happens until somebody has signed in again. */
  | 'waiting'
  | 'signIn';

/** Neutral without a tone. The louder tones have icons of their own. */
type Look = { words: KeyWith<never> } & (
  | { tone: 'success' | 'warning' | 'danger'; icon?: undefined }
  | { tone?: 'info'; icon: StateIconName }
);

const looks: Record<PartState, Look> = {
  ready: { tone: 'success', words: 'setup.ready' },
  incomplete: { tone: 'info', icon: 'part', words: 'setup.incomplete' },
  todo: { icon: 'todo', words: 'setup.todo' },
  leftOut: { icon: 'todo', words: 'setup.leftOut' },
  lacking: { tone: 'warning', words: 'setup.lacking' },
  unreadable: { tone: 'danger', words: 'config.failed' },
  refused: { tone: 'danger', words: 'setup.refused' },
  saved: { tone: 'success', words: 'config.saved' },
  edited: { tone: 'info', icon: 'part', words: 'config.pending' },
  stopped: { icon: 'paused', words: 'config.stopped' },
  waiting: { icon: 'clock', words: 'config.waiting' },
  signIn: { tone: 'warning', words: 'connection.status.bad_credentials' },
};

/** Draws a state. `StateWords` says it. */
export function StateMark({ state }: { state: PartState }) {
  const look = looks[state];
  return <Mark tone={look.tone} icon={look.icon ? <StateIcon name={look.icon} /> : look.tone} />;
}

/** Stands before the label of a tab without a state, so that all labels begin at the same place. */
export function PlainMark({ name }: { name: StateIconName }) {
  return <Mark icon={<StateIcon name={name} />} />;
}

/** Says a state to screen readers. */
export function StateWords({ state }: { state: PartState }) {
  const translate = useMessages();
  return <VisuallyHidden>{translate(looks[state].words)}</VisuallyHidden>;
}
