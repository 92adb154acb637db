import type { Activity } from '@dowel/schema';
import { useState } from 'react';
import { formatWhen } from '../../../messages/format-when.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Row } from '../../../ui/List/Row.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { AuthorLogo, useAuthorName } from '../activity/AuthorLogo.tsx';
import { useCounts } from '../activity/useCounts.ts';
import { Diff } from './Diff.tsx';

export interface VersionRowProps {
  version: Activity;
  now: Date;
  /** The version in use now. Its changes are open, and there is no way back to it. */
  isCurrent: boolean;
  /** Absent if the version cannot be gone back to. */
  onRestore: (() => void) | undefined;
}

/** One version of an object's config: who, when, what, and the way back to it. */
export function VersionRow({ version, now, isCurrent, onRestore }: VersionRowProps) {
  const translate = useMessages();
  const countWords = useCounts();
  const name = useAuthorName()(version.author);
  const [isOpen, setOpen] = useState(isCurrent);
  const { author, kind, changes = [], time } = version;
  const when = formatWhen(time, now, translate.locale);
  const change = changes.find(({ action }) => action === 'read') ?? changes[0];
  const about = <VisuallyHidden> {translate('history.show.of', { when })}</VisuallyHidden>;
  const facts = [
    when,
    isCurrent && translate('history.current'),
    author?.kind === 'builder' && translate('history.viaApi'),
    kind === 'installed' && translate('history.first'),
    kind !== 'installed' && change && countWords('changes', change.changeCount),
  ];
  return (
    <Row
      lead={author && <AuthorLogo author={author} />}
      title={name}
      facts={facts}
      wraps
      end={
        <>
          {!isCurrent && change && change.changeCount > 0 && (
            <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {translate(isOpen ? 'history.hide' : 'history.show')}
              {about}
            </Button>
          )}
          {onRestore && (
            <Button size="sm" onClick={onRestore}>
              {translate('history.restore')}
              {about}
            </Button>
          )}
        </>
      }
      extra={isOpen && change ? <Changes change={change} /> : undefined}
    />
  );
}

function Changes({ change }: { change: NonNullable<Activity['changes']>[number] }) {
  const translate = useMessages();
  return (
    <>
      {change.change !== 'changed' && (
        <Text size="sm">
          {translate(change.change === 'added' ? 'history.object.added' : 'history.object.removed')}
        </Text>
      )}
      <Diff change={change} />
    </>
  );
}
