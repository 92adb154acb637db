import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { useWords } from './install-words.ts';
import type { InstallFacts } from './useInstallStep.ts';

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
