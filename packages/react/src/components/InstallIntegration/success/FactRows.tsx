import type { ReactNode } from 'react';
import { useManifest } from '../../../hooks/useManifest.ts';
import { useReads } from '../../../hooks/useReads.ts';
import { formatNext } from '../../../messages/format-next.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Row } from '../../../ui/List/Row.tsx';
import { type PartState, StateMark } from '../configure/StateMark.tsx';
import { useFirstInstall } from '../first-install/first-install.ts';
import type { ObjectSummary } from '../first-install/set-up.ts';
import { useReadWords } from '../first-install/useReadWords.ts';
import { useConnectedFlow } from '../flow.ts';
import { objectLabel, writeLabel } from '../install-words.ts';
import { useNameList } from '../useNameList.ts';

/** How many objects get a row of their own. The others share one. */
const MOST_ROWS = 6;

/** What the installation does, and what is not set up. Each row is true for this config, or is left out. */
export function FactRows() {
  const { objects } = useFirstInstall().summary;
  const installed = objects.filter(({ isSaved }) => isSaved);
  const open = objects.filter(({ isSaved }) => !isSaved);
  return (
    <>
      {installed.slice(0, MOST_ROWS).map((object) => (
        <ReadRow key={object.name} object={object} />
      ))}
      <MoreRow state="ready" objects={installed.slice(MOST_ROWS)} />
      <OtherFacts />
      {open.slice(0, MOST_ROWS).map((object) => (
        <OpenRow key={object.name} object={object} />
      ))}
      <MoreRow state="todo" objects={open.slice(MOST_ROWS)} />
    </>
  );
}

interface FactProps {
  state: PartState;
  title: ReactNode;
  detail?: ReactNode;
  extra?: ReactNode;
}

function Fact({ state, title, detail, extra }: FactProps) {
  return <Row lead={<StateMark state={state} />} title={title} detail={detail} extra={extra} />;
}

function MoreRow({ state, objects }: { state: PartState; objects: readonly ObjectSummary[] }) {
  const list = useNameList();
  if (objects.length === 0) return null;
  return <Fact state={state} title={list(objects.map(({ label }) => label))} />;
}

/** How often an installed object is read. */
function ReadRow({ object: { name, label } }: { object: ObjectSummary }) {
  const { installation } = useConnectedFlow();
  const { getReadObject } = useManifest();
  const { oftenAndPast } = useReadWords();
  const next = useNextRead(name);
  const { object } = getReadObject(name);
  const entries = installation?.config.content.read?.objects ?? {};
  const entry = entries[name] ?? entries[object?.mapToName ?? name];
  const facts = object ? [oftenAndPast(object, entry), next] : [];
  return <Fact state="ready" title={label} detail={facts.filter(Boolean).join(' · ') || undefined} />;
}

/** When the object is read next, as the service says: it spreads the reads of a schedule over some minutes. */
function useNextRead(objectName: string): string | undefined {
  const translate = useMessages();
  const { reads, answerTime } = useReads();
  const { nextTime } = reads?.find((read) => read.objectName === objectName) ?? {};
  if (nextTime === undefined) return undefined;
  return translate('reads.next', { time: formatNext(new Date(nextTime), answerTime, translate.locale) });
}

/** What is written, subscribed to, and called through the proxy. */
function OtherFacts() {
  const { installation, integration, words } = useConnectedFlow();
  const { getWriteObjects, getReadObjects, getReadObject } = useManifest();
  const translate = useMessages();
  const list = useNameList();
  const { write, proxy } = installation?.config.content ?? {};
  const writes = getWriteObjects()
    .filter(({ objectName }) => write?.objects[objectName])
    .map((object) => writeLabel(object, getReadObjects()));
  const subscribed = (integration.latestRevision.content.subscribe?.objects ?? []).map(({ objectName }) => {
    const { object } = getReadObject(objectName);
    return object ? objectLabel(object) : objectName;
  });
  return (
    <>
      {writes.length > 0 && (
        <Fact state="ready" title={translate('success.writes', { ...words, objects: list(writes) })} />
      )}
      {subscribed.length > 0 && (
        <Fact state="ready" title={translate('success.events', { ...words, objects: list(subscribed) })} />
      )}
      {proxy?.enabled && <Fact state="ready" title={translate('success.proxy', words)} />}
    </>
  );
}

/** An object that is not installed, with the way to set it up. */
function OpenRow({ object: { name, label, setUp } }: { object: ObjectSummary }) {
  const { leaveMoment, arrival } = useFirstInstall();
  const translate = useMessages();
  const isUnreadable = setUp === 'unreadable';
  return (
    <Fact
      state={isUnreadable ? 'unreadable' : 'todo'}
      title={translate(isUnreadable ? 'success.unreadable' : 'success.notSetUp', { object: label })}
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
