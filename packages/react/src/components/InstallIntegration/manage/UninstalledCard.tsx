import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { ProviderPair } from '../../connection/ProviderPair.tsx';
import { useFlow } from '../flow.ts';

/** Shown after uninstalling. Offers to install again. */
export function UninstalledCard({ onReinstall }: { onReinstall: () => void }) {
  const translate = useMessages();
  const { words, provider, project } = useFlow();
  return (
    <Card
      className="dowel-narrow"
      lead={<ProviderPair provider={provider} appName={project.appName} state="idle" />}
      isStacked
      title={translate('install.uninstalled')}
      description={translate('install.uninstalled.detail', words)}
    >
      <Stack direction="row">
        <Button onClick={onReinstall}>{translate('install.reinstall')}</Button>
      </Stack>
    </Card>
  );
}
