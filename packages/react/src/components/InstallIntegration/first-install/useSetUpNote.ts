import { joinSentences } from '../../../messages/join-sentences.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useFlow } from '../flow.ts';
import { useNameList } from '../useNameList.ts';
import { useFirstInstall } from './first-install.ts';
import type { ObjectSummary } from './set-up.ts';

/** Says what the first install does, and what it leaves out. */
export function useSetUpNote(): string {
  const { summary } = useFirstInstall();
  const translate = useMessages();
  const { words } = useFlow();
  const list = useNameList();
  const { ready, writes, objects, obstacle, canInstall } = summary;
  const named = (names: readonly ObjectSummary[]) => list(names.map(({ label }) => label));
  const withSetUp = (setUp: ObjectSummary['setUp']) => objects.filter((object) => object.setUp === setUp);
  const incomplete = withSetUp('incomplete');
  const left = [
    ['setup.leftOutNames', 'leftOut'],
    ['setup.lackingNames', 'lacking'],
    ['setup.unreadableNames', 'unreadable'],
  ] as const;
  const [first] = incomplete;
  const sentences = [
    canInstall && ready.length > 0 && translate('setup.installs', { objects: named(ready) }),
    canInstall && writes.length > 0 && translate('setup.writes', { ...words, objects: list(writes) }),
    !canInstall && !obstacle && translate('setup.nothing'),
    incomplete.length > 1
      ? translate('setup.incompleteNames', { objects: named(incomplete) })
      : first && needOf(first),
    ...left.map(([key, setUp]) => {
      const names = named(withSetUp(setUp));
      return names && translate(key, { ...words, objects: names });
    }),
  ];
  return joinSentences(sentences);

  function needOf({ label, missing }: ObjectSummary): string {
    return missing.length > 0
      ? translate('setup.needs', { object: label, fields: list(missing) })
      : translate('setup.twice', { object: label });
  }
}
