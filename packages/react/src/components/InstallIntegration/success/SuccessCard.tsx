import { englishSuccess } from '../../../messages/english-success.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { withTexts } from '../../../messages/withTexts.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { List } from '../../../ui/List/List.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { ProviderPair } from '../../connection/ProviderPair.tsx';
import { useFocusWhen } from '../../screen/useFocusWhen.ts';
import { useFirstInstall } from '../first-install/first-install.ts';
import { useConnectedFlow } from '../flow.ts';
import { FactRows } from './FactRows.tsx';
import { FirstRecords } from './FirstRecords.tsx';
import { ReturnLink } from './ReturnLink.tsx';
import { useReadsEnd } from './useReadsEnd.ts';

/** Shown after the first install: what is connected, what happens now, and the way back to the product. */
export const SuccessCard = /* @__PURE__ */ withTexts(englishSuccess, Success);

function Success() {
  const { words, provider, project } = useConnectedFlow();
  const { moment, leaveMoment, arrival } = useFirstInstall();
  const translate = useMessages();
  const heading = useFocusWhen<HTMLHeadingElement>(moment?.takesFocus);
  useReadsEnd();
  const title = translate('success.title', words);
  return (
    <Card
      className="dowel-enter"
      aria-label={title}
      tone="success"
      aside={
        <>
          <Heading level={3} size="sm">
            {translate('success.next')}
          </Heading>
          <List isPlain>
            <FactRows />
          </List>
        </>
      }
    >
      <ProviderPair provider={provider} product={project} state="connected" />
      <Stack gap={1}>
        <Heading level={2} size="lg" ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Text tone="muted">{translate('success.detail', words)}</Text>
      </Stack>
      <Stack direction="row" gap={2}>
        <ReturnLink />
        <Button
          onClick={() => leaveMoment()}
          isBusy={arrival !== null && arrival.objectName === undefined}
          busyLabel={translate('common.loading')}
        >
          {translate('success.settings')}
        </Button>
      </Stack>
      <FirstRecords />
    </Card>
  );
}
