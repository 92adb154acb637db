import { Button, Icon, useAnnounce } from '@dowel/react/parts';
import { useState } from 'react';
import { ConsoleIcon, type ConsoleIconName } from './ConsoleIcon.tsx';
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
  const [said, setSaid] = useState<'copied' | 'refused'>();
  const announce = useAnnounce();
  const copy = async () => {
    const outcome = await navigator.clipboard.writeText(typeof text === 'string' ? text : text()).then(
      () => 'copied' as const,
      () => 'refused' as const,
    );
    announce(outcome === 'copied' ? 'Copied' : 'The browser does not let this page copy');
    setSaid(outcome);
    setTimeout(() => setSaid(undefined), 2000);
  };
  return (
    <Button variant={variant} size="sm" onClick={copy} data-shortcut={shortcut}>
      {said === 'copied' ? <Icon name="check" /> : <ConsoleIcon name={icon} />}
      {said === 'copied' ? 'Copied' : said === 'refused' ? 'Cannot copy here' : label}
      {shortcut && <Keys keys={[shortcut]} />}
    </Button>
  );
}

/** An id by its last characters. A click copies all of it. */
export function CopyId({ id }: { id: string }) {
  const announce = useAnnounce();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => {
        announce('Copied');
        setCopied(true);
        setTimeout(() => setCopied(false), 2000);
      },
      () => announce('The browser does not let this page copy'),
    );
  return (
    <button type="button" className="console-copy console-mono" title={`Copy ${id}`} onClick={copy}>
      {isCopied ? 'copied' : id.length > 12 ? `…${id.slice(-8)}` : id}
    </button>
  );
}
