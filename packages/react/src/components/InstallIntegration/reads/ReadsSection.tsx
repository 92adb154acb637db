import type { ObjectRead } from '@dowel/schema';
import { useId } from 'react';
import { useReads } from '../../../hooks/useReads.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { List } from '../../../ui/List/List.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { ProblemNotice } from '../../screen/ProblemNotice.tsx';
import { useConnectedFlow } from '../flow.ts';
import { ReadRow } from './ReadRow.tsx';

/** When each object was read and is read next, and a button that reads it now. Nothing if nothing is read. */
export function ReadsSection() {
  const { installation, integration } = useConnectedFlow();
  const canRead = (integration.latestRevision.content.read?.objects ?? []).length > 0;
  return installation && canRead ? <Reads /> : null;
}

function Reads() {
  const translate = useMessages();
  const id = useId();
  const { reads, error, answerTime, refetch } = useReads();
  if (reads?.length === 0) return null;
  return (
    <section className="dowel-section dowel-section-ruled" part="section" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {translate('reads.title')}
      </Heading>
      {reads && <Rows reads={reads} now={answerTime} />}
      {!reads && error && (
        <ProblemNotice error={error} title={translate('reads.unknown')} onRetry={() => void refetch()} />
      )}
      {!reads && !error && <Skeleton label={translate('common.loading')} shapes={['control', 'control']} />}
    </section>
  );
}

function Rows({ reads, now }: { reads: ObjectRead[]; now: Date }) {
  const translate = useMessages();
  return (
    <List label={translate('reads.title')}>
      {reads.map((read) => (
        <ReadRow key={read.objectName} read={read} now={now} />
      ))}
    </List>
  );
}
