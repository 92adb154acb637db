import { useMessages } from '../../messages/useMessages';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { Stack } from '../../ui/Stack/Stack';
import { useWords } from './install-words';
import type { InstallFacts } from './useInstallStep';

/** After uninstalling: says so, and offers the way back. */
export function UninstalledCard(props: InstallFacts & { onReinstall: () => void }) {
  const translate = useMessages();
  const words = useWords(props);
  return (
    <Card
      className="dowel-narrow"
      title={translate('install.uninstalled')}
      description={translate('install.uninstalled.detail', words)}
    >
      <Stack direction="row">
        <Button onClick={props.onReinstall}>{translate('install.reinstall')}</Button>
      </Stack>
    </Card>
  );
}
