import type { DowelError } from '@dowel/client';
import { providerLabel } from '../../../messages/provider-label.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { KeyValueList } from '../../../ui/KeyValueList/KeyValueList.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { ProblemNotice } from '../../screen/ProblemNotice.tsx';
import { useFocusWhen } from '../../screen/useFocusWhen.ts';
import { useConnecting } from '../connecting.ts';
import { ToneBox } from '../ToneBox.tsx';
import { useKeptFocus } from '../useKeptFocus.ts';

export interface AccountChoiceProps {
  /** The account that is connected, as people read it. */
  before: string;
  /** The account that somebody has just signed in to. */
  after: string;
  /** Absent if the person may not decide that. */
  onUse?: (() => void) | undefined;
  onKeep: () => void;
  /** The person whose connection it is. */
  owner: string;
  isBusy: boolean;
  /** Whether the form around it has a primary button. */
  isInForm?: boolean;
  /** What has just led here. The question takes the focus when it changes. */
  asked: DowelError | null;
  /** Why the last choice failed. */
  error: DowelError | null;
}

/** Asks which of two accounts is to be connected, and says before what another one means. Nothing has changed until then. */
export function AccountChoice({
  before,
  after,
  onUse,
  onKeep,
  owner,
  isBusy,
  isInForm,
  asked,
  error,
}: AccountChoiceProps) {
  const { provider } = useConnecting();
  const translate = useMessages();
  const question = useFocusWhen<HTMLDivElement>(asked);
  const answers = useKeptFocus();
  const problem = useFocusWhen<HTMLDivElement>(error);
  const words = { provider: providerLabel(provider), before, after, owner };
  const items = [
    { key: 'before', term: translate('account.before'), value: before },
    { key: 'after', term: translate('account.after'), value: after },
  ];
  return (
    <section ref={question} aria-label={translate('account.title', words)} tabIndex={-1}>
      <ToneBox tone="warning" title={translate('account.title', words)} detail={translate('account.detail')}>
        <KeyValueList items={items} />
        <Text size="sm">{translate(onUse ? 'account.use.detail' : 'account.reserved', words)}</Text>
        {error && <ProblemNotice ref={problem} error={error} />}
        <div ref={answers}>
          <Stack direction="row">
            <Button variant={isInForm ? 'secondary' : 'primary'} isBusy={isBusy} onClick={onKeep}>
              {translate('account.keep')}
            </Button>
            {onUse && (
              <Button isBusy={isBusy} onClick={onUse}>
                {translate('account.use')}
              </Button>
            )}
          </Stack>
        </div>
      </ToneBox>
    </section>
  );
}
