import { Button, Icon, useAnnounce } from '@dowel/react/parts';
import { useState } from 'react';
import { shortId } from '../words/ids.ts';
import { ConsoleIcon, type ConsoleIconName } from './ConsoleIcon.tsx';
import { copyText } from './copy-text.ts';
import { Keys } from './Keys.tsx';

export interface CopyButtonProps {
  /** What is copied. */
  text: string | (() => string);
  label: string;
  icon?: ConsoleIconName;
  variant?: 'primary' | 'secondary' | 'quiet';
  /** The key that does the same. */
  shortcut?: string;
}

/** Copies a text, and says for two seconds that it did. */
export function CopyButton({ text, label, icon = 'copy', variant = 'secondary', shortcut }: CopyButtonProps) {
  const { said, copy } = useCopy();
  return (
    <Button
      variant={variant}
      size="sm"
      onClick={() => void copy(typeof text === 'string' ? text : text())}
      data-shortcut={shortcut}
    >
      {said === 'Copied' ? <Icon name="check" /> : <ConsoleIcon name={icon} />}
      {said ?? label}
      {shortcut && <Keys keys={[shortcut]} />}
    </Button>
  );
}

/** An id by its last characters. A click copies all of it. */
export function CopyId({ id }: { id: string }) {
  const { said, copy } = useCopy();
  return (
    <button
      type="button"
      className="console-copy console-mono"
      title={`Copy ${id}`}
      onClick={() => void copy(id)}
    >
      {said ?? shortId(id)}
    </button>
  );
}

/** Copies a text, and has for two seconds what came of it. */
function useCopy() {
  const [said, setSaid] = useState<'Copied' | 'Cannot copy here'>();
  const announce = useAnnounce();
  const copy = async (text: string) => {
    const outcome = (await copyText(text)) ? 'Copied' : 'Cannot copy here';
    announce(outcome);
    setSaid(outcome);
    setTimeout(() => setSaid(undefined), 2000);
  };
  return { said, copy };
}
