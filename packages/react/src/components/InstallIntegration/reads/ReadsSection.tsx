import { useId, useState } from 'react';
import { useLocalConfig } from '../../../hooks/useLocalConfig.ts';
import { useManifest } from '../../../hooks/useManifest.ts';
import { useReads } from '../../../hooks/useReads.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { List } from '../../../ui/List/List.tsx';
import { useKeptFocus } from '../../connection/useKeptFocus.ts';
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
  const again = useKeptFocus();
  const { getReadObjects } = useManifest();
  const config = useLocalConfig();
  const { reads, error, answerTime, refetch } = useReads();
  // Another config is asked about anew. Its rows keep their buttons meanwhile, as one of them has the focus.
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && (reads || error)) setKnown(true);
  const find = (objectName: string) => reads?.find((read) => read.objectName === objectName);
  const shown = getReadObjects().filter(({ objectName }) => {
    const { isSaved, isEnabled } = config.readObject(objectName);
    // A server that cannot read from the provider answers with fewer objects.
    return isSaved && (!reads || !isEnabled || find(objectName));
  });
  if (shown.length === 0) return null;
  return (
    <section className="dowel-section" part="section" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {translate('reads.title')}
      </Heading>
      {!reads && error && (
        <div ref={again}>
          <ProblemNotice error={error} title={translate('reads.unknown')} onRetry={() => void refetch()} />
        </div>
      )}
      <List label={translate('reads.title')}>
        {shown.map((object) => (
          <ReadRow
            key={object.objectName}
            object={object}
            read={find(object.objectName)}
            isKnown={isKnown}
            now={answerTime}
          />
        ))}
      </List>
    </section>
  );
}
