import type { Connection } from '@dowel/schema';
import { englishForm } from '../../messages/english-form.ts';
import { providerLabel } from '../../messages/provider-label.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { withTexts } from '../../messages/withTexts.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { useConnecting } from './connecting.ts';
import { MetadataForm } from './MetadataForm.tsx';
import { ProviderPair } from './ProviderPair.tsx';

/** Asks for details of the account that are missing from the connection. The next screen needs them. */
export const MetadataCard = /* @__PURE__ */ withTexts(englishForm, MissingFacts);

function MissingFacts({ connection }: { connection: Connection }) {
  const { provider } = useConnecting();
  const translate = useMessages();
  const words = { provider: providerLabel(provider) };
  return (
    <Card
      className="dowel-narrow"
      lead={<ProviderPair provider={provider} product={undefined} state="connected" />}
      isStacked
      title={translate('connect.metadata.title', words)}
      description={translate('connect.metadata.intro', words)}
    >
      <MetadataForm connection={connection} submitLabel={translate('connect.metadata.action')} />
    </Card>
  );
}
