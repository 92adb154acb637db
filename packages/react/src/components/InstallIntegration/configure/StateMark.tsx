import type { KeyWith } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { StateIcon, type StateIconName } from '../../../ui/Icon/StateIcon.tsx';
import { Mark } from '../../../ui/Mark/Mark.tsx';
import type { Tone } from '../../../ui/tone.ts';
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

interface Look {
  tone: Tone;
  icon: 'todo' | 'part' | 'paused' | 'clock' | 'success' | 'warning' | 'danger';
  words: KeyWith<never>;
}

const looks: Record<PartState, Look> = {
  ready: { tone: 'success', icon: 'success', words: 'setup.ready' },
  incomplete: { tone: 'info', icon: 'part', words: 'setup.incomplete' },
  todo: { tone: 'neutral', icon: 'todo', words: 'setup.todo' },
  leftOut: { tone: 'neutral', icon: 'todo', words: 'setup.leftOut' },
  lacking: { tone: 'warning', icon: 'warning', words: 'setup.lacking' },
  unreadable: { tone: 'danger', icon: 'danger', words: 'config.failed' },
  refused: { tone: 'danger', icon: 'danger', words: 'setup.refused' },
  saved: { tone: 'success', icon: 'success', words: 'config.saved' },
  edited: { tone: 'info', icon: 'part', words: 'config.pending' },
  stopped: { tone: 'neutral', icon: 'paused', words: 'config.stopped' },
  waiting: { tone: 'neutral', icon: 'clock', words: 'config.waiting' },
  signIn: { tone: 'warning', icon: 'warning', words: 'connection.status.bad_credentials' },
};

/** Draws a state. `StateWords` says it. */
export function StateMark({ state }: { state: PartState }) {
  const { tone, icon } = looks[state];
  return (
    <Mark tone={tone}>
      {icon === 'success' || icon === 'warning' || icon === 'danger' ? (
        <Icon name={icon} />
      ) : (
        <StateIcon name={icon} />
      )}
    </Mark>
  );
}

/** Stands before the label of a tab without a state, so that all labels begin at the same place. */
export function PlainMark({ name }: { name: StateIconName }) {
  return (
    <Mark>
      <StateIcon name={name} />
    </Mark>
  );
}

/** Says a state to screen readers. */
export function StateWords({ state }: { state: PartState }) {
  const translate = useMessages();
  return <VisuallyHidden>{translate(looks[state].words)}</VisuallyHidden>;
}
