import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useService } from '../../../context/service.ts';
import { useLocalConfig } from '../../../hooks/useLocalConfig.ts';
import { useReads } from '../../../hooks/useReads.ts';
import { englishSuccess } from '../../../messages/english-success.ts';
import { formatCount } from '../../../messages/format-count.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { withTexts } from '../../../messages/withTexts.tsx';
import { useAnnounce } from '../../../ui/Announcer/Announcer.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { List } from '../../../ui/List/List.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { findRedirect } from '../../ConnectProvider/redirect.ts';
import { ProviderPair } from '../../connection/ProviderPair.tsx';
import { useFirstInstall } from '../first-install/first-install.ts';
import { useConnectedFlow, useFlow } from '../flow.ts';
import { useInstallOptions } from '../install-options.ts';
import { useOptionalManageParts } from '../manage/useManageParts.ts';
import { ShownObjectContext } from '../object/shown-object.ts';
import { FactRows } from './FactRows.tsx';

/** Shown after the first install: what is connected, what happens now, and the way back to the product. */
export const SuccessCard = /* @__PURE__ */ withTexts(englishSuccess, Success);

function Success() {
  const { words, provider, project } = useConnectedFlow();
  const { moment, leaveMoment, arrival } = useFirstInstall();
  const translate = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = moment?.takesFocus;
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
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

/** The way back to the product. Absent if the page named none. */
function ReturnLink() {
  const { words } = useFlow();
  const translate = useMessages();
  const { returnUrl, onReturn } = useInstallOptions();
  const label = translate('success.return', words);
  const href = returnUrl === undefined ? undefined : findRedirect(returnUrl, window.location.href);
  if (href === undefined) {
    return (
      onReturn && (
        <Button variant="primary" onClick={onReturn}>
          {label}
        </Button>
      )
    );
  }
  const leave = (event: MouseEvent) => {
    // A click that opens a new tab is the browser's.
    if (!onReturn || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onReturn();
  };
  return (
    <Link isButton href={href} onClick={leave}>
      {label}
    </Link>
  );
}

/** Screen readers hear once that all reads have ended, and nothing of the counts on the way. */
function useReadsEnd(): void {
  const translate = useMessages();
  const announce = useAnnounce();
  const { words } = useConnectedFlow();
  const { reads } = useReads();
  const isReading = reads?.some(({ currentRun }) => currentRun) ?? false;
  const wasReading = useRef(false);
  const count = reads?.reduce((sum, { lastRun }) => sum + (lastRun?.recordCount ?? 0), 0) ?? 0;
  useEffect(() => {
    if (wasReading.current && !isReading)
      announce(translate('success.done', { ...words, number: formatCount(count, translate.locale) }));
    wasReading.current = isReading;
  }, [isReading, count, words, announce, translate]);
}

/**
 * The first records of an installed object, with the fields that the product gets. Only a consumer token may see them.
 * Their place is kept from the beginning, so that nothing moves when they arrive.
 */
function FirstRecords() {
  const { words } = useConnectedFlow();
  const { objects } = useFirstInstall().summary;
  const config = useLocalConfig();
  const translate = useMessages();
  const { usesTokens } = useService();
  const id = useId();
  const shown = objects
    .filter(({ isSaved }) => usesTokens && isSaved)
    .map(({ name, label }) => ({ label, handlers: config.readObject(name) }))
    .find(({ handlers }) => handlers.manifestObject?.hasSamples);
  // The settings, which may be opened next, are then there already.
  const part = useOptionalManageParts(shown !== undefined);
  const object = shown?.handlers.manifestObject;
  if (!shown || !object) return null;
  return (
    <section className="dowel-records" aria-labelledby={id}>
      <Heading level={3} size="sm" id={id}>
        {translate('success.records', { ...words, object: shown.label })}
      </Heading>
      {part ? (
        <ShownObjectContext.Provider value={{ ...shown, object }}>
          <part.RecordTable labelledBy={id} />
        </ShownObjectContext.Provider>
      ) : (
        <Skeleton />
      )}
    </section>
  );
}
