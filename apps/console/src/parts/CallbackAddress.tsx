import { ownPath } from '../app/base-path.ts';
import { CopyButton } from './CopyButton.tsx';

/** Where providers send people back to, as it has to be registered with each OAuth client. */
export function CallbackAddress() {
  const address = window.location.origin + ownPath('/callbacks/v1/oauth');
  return (
    <>
      <span>
        Callback address to enter at the provider: <span className="console-mono">{address}</span>
      </span>
      <CopyButton text={address} label="Copy" variant="quiet" />
    </>
  );
}
