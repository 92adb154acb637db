import type { Connection } from '@dowel/schema';
import { useState } from 'react';
import { englishDiagnosis } from '../../messages/english-diagnosis.ts';
import { joinSentences } from '../../messages/join-sentences.ts';
import { providerLabel } from '../../messages/provider-label.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { withTexts } from '../../messages/withTexts.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { TypedAccount } from './account/TypedAccount.tsx';
import { ConnectForm } from './ConnectForm.tsx';
import { useConnecting } from './connecting.ts';
import { Diagnosis } from './Diagnosis.tsx';
import { signInWay } from './sign-in-way.ts';
import { ToneBox } from './ToneBox.tsx';
import { useFormParts } from './useFormParts.ts';

/** Says that the provider refuses the stored credentials, and why if known. The person can sign in again here. */
export const BadConnection = /* @__PURE__ */ withTexts(englishDiagnosis, Refused);

function Refused({ connection }: { connection: Connection }) {
  const { provider } = useConnecting();
  const translate = useMessages();
  const [isAsking, setAsking] = useState(false);
  const words = { provider: providerLabel(provider) };
  const { diagnosis } = connection;
  const isKnown = diagnosis !== undefined && diagnosis.reason !== 'ok';
  const code = isKnown ? translate('diagnosis.code', { code: diagnosis.reason }) : undefined;
  const isWindow = signInWay(provider) === 'window';
  // The provider's entry may have changed since. Its way to sign in is how the form asks, not what is broken.
  const wasSignIn = connection.authType === 'oauth2' && /authorizationCode/.test(connection.authScheme);
  // The form is drawn when somebody asks for it.
  useFormParts(!isWindow);
  return (
    <ToneBox
      tone="warning"
      title={translate(wasSignIn ? 'connection.bad.title' : 'connection.bad.title.typed', words)}
      detail={joinSentences([
        !isKnown && translate('connection.bad.detail', words),
        translate('connection.bad.remedy'),
      ])}
    >
      {isKnown && (
        <Diagnosis diagnosis={diagnosis} group={connection.group.groupName || connection.group.groupRef} />
      )}
      {isWindow || isAsking ? (
        <div className="dowel-narrow">
          <ConnectForm
            connection={connection}
            TypedAccount={TypedAccount}
            submitLabel={translate('connection.reconnect', words)}
            note={code}
          />
        </div>
      ) : (
        <Stack direction="row" gap={3}>
          <Button variant="primary" onClick={() => setAsking(true)}>
            {translate('connection.reconnect', words)}
          </Button>
          {code && (
            <Text tone="muted" size="sm">
              {code}
            </Text>
          )}
        </Stack>
      )}
    </ToneBox>
  );
}
