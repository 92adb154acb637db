import { Mark } from '@dowel/react/parts';
import type { State } from '../words/states.ts';
import { StateDrawing } from './ConsoleIcon.tsx';

/** A state in a table or among facts: its icon and its words. */
export function StateWords({ state: { tone, icon, words } }: { state: State }) {
  return (
    <span className="console-state" data-tone={tone}>
      <StateDrawing name={icon} />
      <span>{words}</span>
    </span>
  );
}

/** Only the icon of a state, before a title that says the same. */
export function StateMark({ state: { tone, icon } }: { state: Pick<State, 'tone' | 'icon'> }) {
  return <Mark tone={tone} icon={<StateDrawing name={icon} />} />;
}
