import { useAuthors } from '../data/authors.ts';

/** Who did something: a colleague, or a key by its name. */
export function Author({ by }: { by: string }) {
  return <bdi>{useAuthors()(by) || 'somebody'}</bdi>;
}
