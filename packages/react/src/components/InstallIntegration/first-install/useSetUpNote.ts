import { joinSentences } from '../../../messages/join-sentences.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useFlow } from '../flow.ts';
import { useNameList } from '../useNameList.ts';
import { useFirstInstall } from './first-install.ts';
import type { ObjectSummary, SetUpSummary } from './set-up.ts';

/** Says what the first install does, and what it leaves out. */
export function useSetUpNote(): string {
  const { summary } = useFirstInstall();
  const translate = useMessages();
  const { words } = useFlow();
  const list = useNameList();
  const { ready, writes, objects } = summary;
  const named = (names: readonly ObjectSummary[]) => list(names.map(({ label }) => label));
  const withSetUp = (setUp: ObjectSummary['setUp']) => objects.filter((object) => object.setUp === setUp);
  const incomplete = withSetUp('incomplete');
  const left = [
    ['setup.leftOutNames', withSetUp('leftOut')],
    ['setup.lackingNames', withSetUp('lacking')],
    ['setup.unreadableNames', withSetUp('unreadable')],
  ] as const;
  const [first, ...others] = incomplete;
  const sentences = [
    ready.length > 0 && translate('setup.installs', { objects: named(ready) }),
    writes.length > 0 && translate('setup.writes', { ...words, objects: list(writes) }),
    isEmpty(summary) && translate('setup.nothing'),
    first && others.length > 0 && translate('setup.incompleteNames', { objects: named(incomplete) }),
    first && others.length === 0 && needOf(first),
    ...left.map(([key, names]) => names.length > 0 && translate(key, { ...words, objects: named(names) })),
  ];
  return joinSentences(sentences);

  function needOf({ label, missing }: ObjectSummary): string {
    return missing.length > 0
      ? translate('setup.needs', { object: label, fields: list(missing) })
      : translate('setup.twice', { object: label });
  }
}

function isEmpty({ canInstall, objects }: SetUpSummary): boolean {
  return !canInstall && !objects.some(({ setUp }) => setUp === 'incomplete');
}
