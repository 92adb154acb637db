import type { ApiKey } from '@dowel/schema';
import { projectClient } from '../../app/project.ts';
import { Ask } from '../../parts/Ask.tsx';
import { ago } from '../../words/time.ts';

export interface KeyChange {
  readonly key: ApiKey;
  readonly what: 'on' | 'off' | 'delete';
}

/** Asks before a key is switched off, on or deleted, and says what that stops. */
export function ChangeKey({
  project,
  change,
  onClose,
}: {
  project: string;
  change: KeyChange;
  onClose: () => void;
}) {
  const { key, what } = change;
  const { apiKeys } = projectClient(project);
  const words = wordsOf(key)[what];
  return (
    <Ask
      title={words.title}
      does={words.does}
      isDanger={what !== 'on'}
      send={() =>
        what === 'delete'
          ? apiKeys.delete(key.id)
          : apiKeys.update(key.id, { updateMask: ['active'], apiKey: { active: what === 'on' } })
      }
      onClose={onClose}
    >
      <p>{words.says}</p>
      {what !== 'on' && <p>{usedWords(key)}</p>}
    </Ask>
  );
}

function wordsOf({ label }: ApiKey) {
  return {
    on: { title: `Switch ${label} on?`, does: 'Switch on', says: 'Requests with it are accepted again.' },
    off: {
      title: `Switch ${label} off?`,
      does: 'Switch off',
      says: 'Requests with it are refused from now on. You can switch it on again.',
    },
    delete: {
      title: `Delete ${label}?`,
      does: 'Delete key',
      says: 'Requests with it are refused from now on, and it cannot be brought back. To stop it for a while, switch it off.',
    },
  };
}

/** What it stops, as far as the server has seen it. */
function usedWords({ lastUsedTime }: ApiKey): string {
  if (lastUsedTime === undefined) return 'No request has come with it yet, so nothing stops.';
  return `What uses it stops. Its last request came ${ago(lastUsedTime)}.`;
}
