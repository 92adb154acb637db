import type { Issue } from '@dowel/schema';
import { linkOptions } from '@tanstack/react-router';

/** Where the cause of an issue is explained. */
export function placeOf(
  project: string,
  { subject, affects, actor }: Pick<Issue, 'subject' | 'affects' | 'actor'>,
) {
  const [one] = affects.first;
  if (subject.kind === 'destination') {
    return linkOptions({
      to: '/$project/destinations/$destination',
      params: { project, destination: subject.id },
    });
  }
  if (subject.kind === 'apiKey') return linkOptions({ to: '/$project/keys', params: { project } });
  if (subject.kind === 'providerApp') {
    return linkOptions({
      to: '/$project/provider-apps/$providerApp',
      params: { project, providerApp: subject.id },
    });
  }
  if ((affects.groupCount === 1 || subject.kind === 'account') && one) {
    return linkOptions({
      to: '/$project/customers/$groupRef',
      params: { project, groupRef: one.groupRef },
    });
  }
  return linkOptions({
    to: '/$project/customers',
    params: { project },
    search: { state: actor === 'provider' ? 'waiting' : 'needs_action' },
  });
}
