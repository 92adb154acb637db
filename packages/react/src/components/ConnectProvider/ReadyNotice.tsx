import type { Connection } from '@dowel/schema';
import { useState } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { useConnecting } from '../connection/connecting.ts';

export interface ReadyNoticeProps {
  connection: Connection;
}

/** Says that a connection has just been made on this page. One that was there before needs no such words. */
export function ReadyNotice({ connection }: ReadyNoticeProps) {
  const translate = useMessages();
  const { signIn } = useConnecting();
  // Replacing the credentials later is a sign-in too, and has words of its own.
  const [isNew] = useState(signIn.connection?.id === connection.id);
  return isNew ? <Notice tone="success" title={translate('connection.ready')} /> : null;
}
