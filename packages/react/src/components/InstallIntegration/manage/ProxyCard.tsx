import { useEffect, useRef } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { useLatest } from '../../../ui/useLatest.ts';
import { ProblemNotice } from '../../screen/ProblemNotice.tsx';
import { useFirstInstall } from '../first-install/first-install.ts';
import { useConnectedFlow } from '../flow.ts';
import { useInstallOptions } from '../install-options.ts';
import { useOnce } from '../useOnce.ts';
import { CardAboveManaging } from './CardAboveManaging.tsx';
import { ConnectionState, StateNotices } from './StateNotices.tsx';

/** Installs an integration that has nothing to choose, such as one that only proxies: by itself, or with one button. */
export function ProxyCard() {
  const { installation, words } = useConnectedFlow();
  const translate = useMessages();
  const { attempt, isInstalling, error } = useFirstInstall();
  const problem = useRef<HTMLDivElement>(null);
  useOnce(error, () => problem.current?.focus());
  useAutoInstall();
  return (
    <CardAboveManaging>
      <ConnectionState />
      <StateNotices />
      <Text>{translate('install.proxy.detail', words)}</Text>
      {error && <ProblemNotice ref={problem} error={error} title={translate('install.notSaved')} />}
      {!installation && (
        <Stack direction="row">
          <Button
            variant="primary"
            onClick={attempt}
            isBusy={isInstalling}
            busyLabel={translate('install.installing')}
          >
            {translate('install.action')}
          </Button>
        </Stack>
      )}
    </CardAboveManaging>
  );
}

/**
 * Installs once for each time that the card appears with nothing installed. When somebody uninstalls while it is shown,
 * nothing is installed again.
 */
function useAutoInstall(): void {
  const { installation, connection } = useConnectedFlow();
  const { autoInstall } = useInstallOptions();
  const { attempt } = useFirstInstall();
  const start = useLatest(attempt);
  const isWanted = autoInstall && !installation && connection.status !== 'bad_credentials';
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = installation !== null || isWanted;
    if (isWanted) start.current();
  }, [installation, isWanted, start]);
}
