import { RenewedNotice } from '../../connection/RenewedNotice.tsx';
import { useConnectedFlow } from '../flow.ts';
import { useOptionalManageParts } from './useManageParts.ts';

/** Above what can be chosen: that the connection was repaired, and who else installed the integration. */
export function StateNotices() {
  const isInstalled = useConnectedFlow().installation !== null;
  const part = useOptionalManageParts(isInstalled);
  return (
    <>
      <RenewedNotice />
      {part && isInstalled && <part.InstalledByNotice />}
    </>
  );
}

/** Says how to repair the connection, if it is bad. */
export function BadConnection() {
  const { connection } = useConnectedFlow();
  const isBad = connection.status === 'bad_credentials';
  const part = useOptionalManageParts(isBad);
  return isBad && part ? <part.BadConnectionNotice connection={connection} /> : null;
}
