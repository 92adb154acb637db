import type { HydratedRevision } from '@dowel/schema';
import { useManifest } from '../../../hooks/useManifest.ts';
import { englishManage } from '../../../messages/english-manage.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { withTexts } from '../../../messages/withTexts.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { StateIcon } from '../../../ui/Icon/StateIcon.tsx';
import { Badge } from '../../../ui/Logo/Badge.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { useConnectedFlow } from '../flow.ts';
import { objectLabel } from '../install-words.ts';
import { useNameList } from '../useNameList.ts';
import { CardAboveManaging } from './CardAboveManaging.tsx';

/** Shown in place of the choices, if the account has none of the objects. Looks again, or lets another account connect. */
export const NothingToReadCard = /* @__PURE__ */ withTexts(englishManage, NothingToRead);

function NothingToRead({ revision }: { revision: HydratedRevision }) {
  const { words } = useConnectedFlow();
  const { refetch, isFetching } = useManifest();
  const translate = useMessages();
  const list = useNameList();
  const objects = list((revision.content.read?.objects ?? []).map(objectLabel));
  return (
    <CardAboveManaging>
      <Stack gap={4}>
        <Badge tone="neutral" icon={<StateIcon name="empty" />} />
        <Stack gap={1}>
          <Heading level={3}>{translate('install.none')}</Heading>
          <Text tone="muted">{translate('install.none.detail', { ...words, objects })}</Text>
        </Stack>
        <Stack direction="row">
          <Button isBusy={isFetching} busyLabel={translate('common.loading')} onClick={() => void refetch()}>
            {translate('install.none.action')}
          </Button>
        </Stack>
      </Stack>
    </CardAboveManaging>
  );
}
