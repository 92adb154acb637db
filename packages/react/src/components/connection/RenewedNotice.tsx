import { useMessages } from '../../messages/useMessages.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { useFocusWhen } from '../screen/useFocusWhen.ts';
import { useConnecting } from './connecting.ts';

/** Says that a bad connection works again, after the person has signed in again. */
export function RenewedNotice() {
  const translate = useMessages();
  const { isRenewed } = useConnecting();
  const target = useFocusWhen<HTMLDivElement>(isRenewed);
  return isRenewed ? <Notice ref={target} tone="success" title={translate('connection.updated')} /> : null;
}
