import type { Connection } from '@dowel/schema';
import { englishDiagnosis } from '../../messages/english-diagnosis.ts';
import { joinSentences } from '../../messages/join-sentences.ts';
import { providerLabel } from '../../messages/provider-label.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { withTexts } from '../../messages/withTexts.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { AskedForm } from './AskedForm.tsx';
import { TypedAccount } from './account/TypedAccount.tsx';
import { ConnectForm } from './ConnectForm.tsx';
import { useConnecting } from './connecting.ts';
import { Diagnosis } from './Diagnosis.tsx';
import { ToneBox } from './ToneBox.tsx';

/** Says that the provider refuses the stored credentials, and why if known. The person can sign in again here. */
export const BadConnection = /* @__PURE__ */ withTexts(englishDiagnosis, Refused);

function Refused({ connection }: { connection: Connection }) {
  const { provider } = useConnecting();
  const translate = useMessages();
  const words = { provider: providerLabel(provider) };
  const label = translate('connection.reconnect', words);
  const { diagnosis } = connection;
  const isKnown = diagnosis !== undefined && diagnosis.reason !== 'ok';
  const code = isKnown ? translate('diagnosis.code', { code: diagnosis.reason }) : undefined;
  // The provider's entry may have changed since. Its way to sign in is how the form asks, not what is broken.
  const wasSignIn = connection.authType === 'oauth2' && /authorizationCode/.test(connection.authScheme);
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
      <AskedForm
        label={label}
        beside={
          code && (
            <Text tone="muted" size="sm">
              {code}
            </Text>
          )
        }
      >
        <ConnectForm connection={connection} TypedAccount={TypedAccount} submitLabel={label} note={code} />
      </AskedForm>
    </ToneBox>
  );
}
