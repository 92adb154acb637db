import type { Activity } from '@dowel/schema';
import type { MessageKey } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useFlow } from '../flow.ts';
import { useNameList } from '../useNameList.ts';
import { useAuthorName } from './AuthorLogo.tsx';
import { useObjectNames } from './useObjectNames.ts';

const runKinds = ['checked', 'read', 'written', 'received'] as const;
type RunKind = (typeof runKinds)[number];

/** One sentence for each entry: what happened, and who did it. Undefined for a kind that this library does not know. */
export function useActivityWords(): (entry: Activity) => string | undefined {
  const { words } = useFlow();
  const translate = useMessages();
  const list = useNameList();
  const nameOf = useObjectNames();
  const authorName = useAuthorName();
  return (entry) => {
    const { kind, author, changes = [], proxyEnabled } = entry;
    const who = authorName(author);
    const run = runKinds.find((known) => known === kind);
    if (run) return translate(runKey(run, entry.status), { objects: objectsOf(entry) });
    switch (kind) {
      case 'installed':
        return translate('activity.installed', { ...words, who });
      case 'connected':
        return translate('activity.connected', { ...words, who });
      case 'account_changed':
        return translate('activity.accountChanged', words);
      case 'sign_in_needed':
        return translate('activity.signIn', words);
      case 'config_changed': {
        const names = [...new Set(changes.map(({ objectName }) => nameOf(objectName)))];
        if (names.length > 0) return translate('activity.changed', { who, objects: list(names) });
        if (proxyEnabled === undefined) return translate('activity.saved', { who });
        return translate(proxyEnabled ? 'activity.proxyOn' : 'activity.proxyOff', { ...words, who });
      }
      default:
        return undefined;
    }
  };

  function objectsOf({ objects = [] }: Activity): string {
    return objects.length === 0 ? translate('activity.data') : list(objects.map(nameOf));
  }
}

type RunKey = Extract<MessageKey, `activity.${RunKind}` | `activity.${RunKind}.failure`>;

function runKey(kind: RunKind, status: string | undefined): RunKey {
  if (status === 'failure') return `activity.${kind}.failure`;
  if (status === 'in_progress' && kind !== 'checked') return `activity.${kind}.in_progress` as RunKey;
  return `activity.${kind}`;
}
