import { englishConnection } from '../../../messages/english-connection.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { withTexts } from '../../../messages/withTexts.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { ProviderPair } from '../../connection/ProviderPair.tsx';
import { useFlow } from '../flow.ts';

export interface UninstalledCardProps {
  onReinstall: () => void;
}

/** Shown after uninstalling. Offers to install again. */
export const UninstalledCard = /* @__PURE__ */ withTexts(englishConnection, Uninstalled);

function Uninstalled({ onReinstall }: UninstalledCardProps) {
  const translate = useMessages();
  const { words, provider, project } = useFlow();
  return (
    <Card
      className="dowel-narrow"
      lead={<ProviderPair provider={provider} product={project} state="idle" />}
      isStacked
      title={translate('install.uninstalled', words)}
      description={translate('install.uninstalled.detail', words)}
    >
      <Stack direction="row">
        <Button onClick={onReinstall}>{translate('install.reinstall')}</Button>
      </Stack>
    </Card>
  );
}
