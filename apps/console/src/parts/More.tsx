import { Button } from '@dowel/react/parts';
import type { ReactNode } from 'react';

export interface MoreProps {
  /** How many rows are shown. */
  words: ReactNode;
  /** The words of the button. */
  does?: string;
  isBusy?: boolean;
  /** Shows more rows. Absent: all are shown. */
  onMore: (() => void) | undefined;
}

/** The foot of a list: how many rows are shown, and a button for more. After the last rows, the words take its focus. */
export function More({ words, does = 'Show more', isBusy = false, onMore }: MoreProps) {
  return (
    <>
      <span role="status" tabIndex={-1}>
        {words}
      </span>
      {onMore && (
        <Button ref={passFocus} size="sm" variant="quiet" isBusy={isBusy} onClick={onMore}>
          {does}
        </Button>
      )}
    </>
  );
}

/** React calls what this returns before it removes the button. */
const passFocus = (button: HTMLElement | null) => () => {
  const words = button?.previousElementSibling;
  if (button === document.activeElement && words instanceof HTMLElement) words.focus();
};
