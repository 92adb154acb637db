import { Button, Checkbox, Dialog } from '@dowel/react/parts';
import { useState } from 'react';
import { Keys } from '../parts/Keys.tsx';
import { places } from './places.ts';
import { areSingleKeysOn, switchSingleKeys } from './single-keys.ts';

const keys: readonly (readonly [readonly string[], string])[] = [
  [['⌘ or Ctrl', 'K'], 'Find or do'],
  [['/'], 'Go to the box that filters this list'],
  [['j'], 'Next row'],
  [['k'], 'Row before'],
  [['↵'], 'Open the row'],
  [['u'], 'Go up'],
  [['x'], 'Mark the row'],
  [['⇧', 'R'], 'Replay what is marked'],
  [['n'], 'Make a new one, or next problem'],
  [['e'], 'Open or close all parts'],
  [['y'], 'Copy the address'],
  [['c'], 'Copy what to send to the customer'],
  [['r'], 'Try again'],
  [['d'], 'Compare'],
  [['?'], 'This list'],
];

/** All keys, and the switch for those that are a single letter. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const [areOn, setOn] = useState(areSingleKeysOn);
  const goes = places.flatMap(({ key, label }) => (key ? [[['g', key], `Go to ${label}`] as const] : []));
  return (
    <Dialog isOpen title="Keyboard" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <dl className="console-key-list">
        {[...keys, ...goes].map(([pressed, does]) => (
          <div key={does}>
            <dt>
              <Keys keys={pressed} />
              <span className="dowel-visually-hidden">{pressed.join(' then ')}</span>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label="Single letters do something"
        hint="Switch it off if you speak to your computer. ⌘ K always works."
        checked={areOn}
        onCheckedChange={(isOn) => {
          switchSingleKeys(isOn);
          setOn(isOn);
        }}
      />
    </Dialog>
  );
}
