import type { MouseEvent } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { findRedirect } from '../../ConnectProvider/redirect.ts';
import { useFlow } from '../flow.ts';
import { useInstallOptions } from '../install-options.ts';

/** The way back to the product. Absent if the page named none. */
export function ReturnLink() {
  const { words } = useFlow();
  const translate = useMessages();
  const { returnUrl, onReturn } = useInstallOptions();
  const label = translate('success.return', words);
  const href = returnUrl === undefined ? undefined : findRedirect(returnUrl, window.location.href);
  if (href === undefined) {
    return (
      onReturn && (
        <Button variant="primary" onClick={onReturn}>
          {label}
        </Button>
      )
    );
  }
  const leave = (event: MouseEvent) => {
    // A click that opens a new tab is the browser's.
    if (!onReturn || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onReturn();
  };
  return (
    <Link isButton href={href} onClick={leave}>
      {label}
    </Link>
  );
}
