import { useState } from 'react';
import { AddTexts } from '../../../messages/AddTexts.tsx';
import { englishActivity } from '../../../messages/english-activity.ts';
import { formatWhen } from '../../../messages/format-when.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { useFocusWhen } from '../../screen/useFocusWhen.ts';
import { useAuthorName } from '../activity/AuthorLogo.tsx';
import { useActivity } from '../activity/useActivity.ts';

export interface ChangedByProps {
  objectName: string;
  /** The person came back from the history, so the button that opens it takes the focus. */
  takesFocus: boolean;
  onOpen: () => void;
}

/** Says who changed an object last, and leads to its history. Empty until that is known. */
export function ChangedBy({ objectName, takesFocus, onOpen }: ChangedByProps) {
  return (
    <AddTexts texts={englishActivity}>
      <LastChange objectName={objectName} takesFocus={takesFocus} onOpen={onOpen} />
    </AddTexts>
  );
}

function LastChange({ objectName, takesFocus, onOpen }: ChangedByProps) {
  const translate = useMessages();
  const { entries = [] } = useActivity({ changesOf: objectName, atOnce: 1 });
  const authorName = useAuthorName();
  const [now] = useState(() => new Date());
  const [latest] = entries;
  const way = useFocusWhen<HTMLButtonElement>(takesFocus && latest !== undefined);
  if (!latest) return null;
  const when = formatWhen(latest.time, now, translate.locale);
  return (
    <Stack direction="row">
      <Button ref={way} variant="quiet" size="sm" className="dowel-flush" onClick={onOpen}>
        {translate('history.changedBy', { who: authorName(latest.author), when })}
      </Button>
    </Stack>
  );
}
