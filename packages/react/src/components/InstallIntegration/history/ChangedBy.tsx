import { englishActivity } from '../../../messages/english-activity.ts';
import { formatWhen } from '../../../messages/format-when.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { withTexts } from '../../../messages/withTexts.tsx';
import { TextButton } from '../../../ui/Button/TextButton.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { useFocusWhen } from '../../screen/useFocusWhen.ts';
import { useAuthorName } from '../activity/AuthorLogo.tsx';
import { useActivity } from '../activity/useActivity.ts';
import { useShownObject } from '../object/shown-object.ts';

export interface ChangedByProps {
  objectName: string;
  /** The person came back from the history, so the button that opens it takes the focus. */
  takesFocus: boolean;
  onOpen: () => void;
}

/** Says who changed an object last, and leads to its history. Empty until it is known, or known that it is not. */
export const ChangedBy = /* @__PURE__ */ withTexts(englishActivity, LastChange);

function LastChange({ objectName, takesFocus, onOpen }: ChangedByProps) {
  const translate = useMessages();
  const { label } = useShownObject();
  const { entries, now, error } = useActivity({ changesOf: objectName, atOnce: 1 });
  const authorName = useAuthorName();
  const isKnown = Boolean(entries ?? error);
  const way = useFocusWhen<HTMLButtonElement>(takesFocus && isKnown);
  if (!isKnown) return null;
  const [latest] = entries ?? [];
  return (
    <Stack direction="row">
      <TextButton buttonRef={way} onClick={onOpen}>
        {latest
          ? translate('history.changedBy', {
              who: authorName(latest.author),
              when: formatWhen(latest.time, now, translate.locale),
            })
          : translate('history.title', { object: label })}
      </TextButton>
    </Stack>
  );
}
