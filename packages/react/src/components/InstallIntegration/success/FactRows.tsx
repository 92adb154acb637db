import type { ObjectRead } from '@dowel/schema';
import { ownValue } from '@dowel/schema/rules';
import type { ReactNode } from 'react';
import { useLocalConfig } from '../../../hooks/useLocalConfig.ts';
import { useManifest } from '../../../hooks/useManifest.ts';
import { useReads } from '../../../hooks/useReads.ts';
import { formatCount } from '../../../messages/format-count.ts';
import { formatNext } from '../../../messages/format-next.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import type { IconName } from '../../../ui/Icon/Icon.tsx';
import { StateIcon } from '../../../ui/Icon/StateIcon.tsx';
import { Row } from '../../../ui/List/Row.tsx';
import { Mark } from '../../../ui/Mark/Mark.tsx';
import { Spinner } from '../../../ui/Spinner/Spinner.tsx';
import { StateMark } from '../configure/StateMark.tsx';
import { useFirstInstall } from '../first-install/first-install.ts';
import type { ObjectSummary } from '../first-install/set-up.ts';
import { useReadWords } from '../first-install/useReadWords.ts';
import { useConnectedFlow } from '../flow.ts';
import { objectLabel, writeLabel } from '../install-words.ts';
import { type ReadState, readStateOf } from '../reads/read-state.ts';
import { useNameList } from '../useNameList.ts';

/** How many objects get a row of their own. The others share one. */
const MOST_ROWS = 6;

/** What the installation has done and does next, and what is not set up. Each row is true, or is left out. */
export function FactRows() {
  const { objects } = useFirstInstall().summary;
  const installed = objects.filter(({ isSaved }) => isSaved);
  const open = objects.filter(({ isSaved }) => !isSaved);
  return (
    <>
      {installed.slice(0, MOST_ROWS).map((object) => (
        <ReadRow key={object.name} object={object} />
      ))}
      <MoreRow mark={<ReadMark state={undefined} />} objects={installed.slice(MOST_ROWS)} />
      <OtherFacts />
      {open.slice(0, MOST_ROWS).map((object) => (
        <OpenRow key={object.name} object={object} />
      ))}
      <MoreRow mark={<StateMark state="todo" />} objects={open.slice(MOST_ROWS)} />
    </>
  );
}

function MoreRow({ mark, objects }: { mark: ReactNode; objects: readonly ObjectSummary[] }) {
  const list = useNameList();
  if (objects.length === 0) return null;
  return <Row lead={mark} title={list(objects.map(({ label }) => label))} />;
}

/** How the reading of an installed object goes. */
function ReadRow({ object: { name, label } }: { object: ObjectSummary }) {
  const { often } = useReadWords();
  const { reads, answerTime } = useReads();
  const wordsOf = useLiveWords();
  const { manifestObject, object } = useLocalConfig().readObject(name);
  const read = reads?.find(({ objectName }) => objectName === name);
  const rhythm = manifestObject && often(manifestObject, object);
  return (
    <Row
      lead={<ReadMark state={read && readStateOf(read)} />}
      title={label}
      facts={read ? wordsOf(read, rhythm, answerTime) : [rhythm]}
    />
  );
}

/** Such as "120 read" and "Next read: 8:00 AM". Always short, so that the rows below stay in place. */
function useLiveWords() {
  const translate = useMessages();
  const written = (count: number) => formatCount(count, translate.locale);
  return (read: ObjectRead, rhythm: string | undefined, now: Date) => {
    const { currentRun, lastRun, nextTime } = read;
    if (currentRun) {
      const count = currentRun.recordCount;
      return [
        count > 0 ? translate('success.soFar', { number: written(count) }) : translate('success.reading'),
        rhythm,
      ];
    }
    const hasFailed = lastRun?.status === 'failure';
    const result = hasFailed
      ? translate('success.failed')
      : lastRun && translate('success.read', { number: written(lastRun.recordCount) });
    // The service spreads the reads of a schedule over some minutes. So it says when the next one begins.
    const next =
      nextTime === undefined
        ? undefined
        : translate('reads.next', { time: formatNext(new Date(nextTime), now, translate.locale) });
    return [result ?? rhythm, next];
  };
}

/** A tick is for what is done. */
function ReadMark({ state }: { state: ReadState | undefined }) {
  if (state === 'read') return <StateMark state="ready" />;
  if (state === 'running') {
    return <Mark tone="info" icon={<Spinner />} />;
  }
  const isFailed = state === 'failed';
  return (
    <Mark
      tone={isFailed ? 'info' : 'neutral'}
      icon={<StateIcon name={isFailed ? 'again' : state === 'paused' ? 'paused' : 'clock'} />}
    />
  );
}

function PlainFact({ icon, title }: { icon: IconName; title: string }) {
  return <Row lead={<Mark icon={icon} />} title={title} />;
}

/** What is written, subscribed to, and called through the proxy. */
function OtherFacts() {
  const { installation, integration, words } = useConnectedFlow();
  const { getWriteObjects, getReadObjects, getReadObject } = useManifest();
  const translate = useMessages();
  const list = useNameList();
  const { write, proxy } = installation?.config.content ?? {};
  const writes = getWriteObjects()
    .filter(({ objectName }) => ownValue(write?.objects, objectName))
    .map((object) => writeLabel(object, getReadObjects()));
  const subscribed = (integration.latestRevision.content.subscribe?.objects ?? []).map(({ objectName }) => {
    const { object } = getReadObject(objectName);
    return object ? objectLabel(object) : objectName;
  });
  return (
    <>
      {writes.length > 0 && (
        <PlainFact icon="out" title={translate('success.writes', { ...words, objects: list(writes) })} />
      )}
      {subscribed.length > 0 && (
        <PlainFact icon="in" title={translate('success.events', { ...words, objects: list(subscribed) })} />
      )}
      {proxy?.enabled && <PlainFact icon="both" title={translate('success.proxy', words)} />}
    </>
  );
}

/** An object that is not installed, with the way to set it up. */
function OpenRow({ object: { name, label, setUp } }: { object: ObjectSummary }) {
  const { leaveMoment, arrival } = useFirstInstall();
  const translate = useMessages();
  const isUnreadable = setUp === 'unreadable';
  return (
    <Row
      lead={<StateMark state={isUnreadable ? 'unreadable' : 'todo'} />}
      title={translate(isUnreadable ? 'config.object.error' : 'success.notSetUp', { object: label })}
      extra={
        <Button
          size="sm"
          onClick={() => leaveMoment(name)}
          isBusy={arrival?.objectName === name}
          busyLabel={translate('common.loading')}
        >
          {translate('success.setUp', { object: label })}
        </Button>
      }
    />
  );
}
