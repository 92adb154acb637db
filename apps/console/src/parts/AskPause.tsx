import { TextArea } from '@dowel/react/parts';
import { type ReactNode, useState } from 'react';
import { useKeepTyped } from '../app/sign-in.ts';
import { Ask } from './Ask.tsx';

export interface AskPauseProps {
  /** What is paused. */
  name: string;
  /** What the pause means. */
  children: ReactNode;
  /** How long the note may be, in characters. */
  maxLength: number;
  /** @param why empty if nobody has said why */
  send: (why: { note?: string }) => PromiseLike<unknown>;
  onClose: () => void;
}

/** Says what a pause means, and asks once. Whoever pauses may tell colleagues why. */
export function AskPause({ name, children, maxLength, send, onClose }: AskPauseProps) {
  const [note, setNote] = useState('');
  useKeepTyped(note !== '');
  return (
    <Ask
      title={`Pause ${name}?`}
      does="Pause"
      isDanger={false}
      send={() => send(note ? { note } : {})}
      onClose={onClose}
    >
      {children}
      <TextArea
        label="Why"
        hint="For colleagues. Customers never see it."
        value={note}
        maxLength={maxLength}
        onValueChange={setNote}
      />
    </Ask>
  );
}
