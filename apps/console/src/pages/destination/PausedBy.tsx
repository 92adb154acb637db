import { Text } from '@dowel/react/parts';
import { useAuthors } from '../../data/revisions.ts';

/** Who paused a destination, unless nobody knows any more. */
export function PausedBy({ by }: { by: string }) {
  const name = useAuthors()(by);
  if (!name) return null;
  return (
    <Text size="sm" tone="muted">
      Paused by <bdi>{name}</bdi>
    </Text>
  );
}
