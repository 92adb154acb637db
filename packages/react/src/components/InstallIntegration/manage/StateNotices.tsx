import { needsAnswer } from '../../connection/needs-answer.ts';
import { RenewedNotice } from '../../connection/RenewedNotice.tsx';
import { useConnectedFlow } from '../flow.ts';
import { useOptionalManageParts } from './useManageParts.ts';

/** Above what can be chosen: that the connection was repaired, who else installed the integration, what a person must do. */
export function StateNotices() {
  const isInstalled = useConnectedFlow().installation !== null;
  const part = useOptionalManageParts(isInstalled);
  return (
    <>
      <RenewedNotice />
      {part && isInstalled && <part.InstalledByNotice />}
      {part && isInstalled && <part.PersonalConnection />}
    </>
  );
}

/** Says what keeps the connection from being used, if something does. */
export function ConnectionState() {
  const { connection } = useConnectedFlow();
  const isAsked = needsAnswer(connection);
  const part = useOptionalManageParts(isAsked);
  return isAsked && part ? <part.ConnectionNotice connection={connection} /> : null;
}
