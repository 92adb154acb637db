import type { AffectedInstallation, Issue } from '@dowel/schema';
import { isPause } from '@dowel/schema/rules';
import { linkOptions } from '@tanstack/react-router';

/** Where the cause of an issue is explained. A role that is not shown a destination or an app is led to the customers. */
export function placeOf(
  project: string,
  issue: Pick<Issue, 'subject' | 'affects' | 'actor' | 'reason'>,
  isNarrow?: boolean,
) {
  const { subject, affects } = issue;
  const [one] = affects.first;
  if (!isNarrow && subject.kind === 'destination') {
    return linkOptions({
      to: '/$project/destinations/$destination',
      params: { project, destination: subject.id },
    });
  }
  if (!isNarrow && subject.kind === 'apiKey')
    return linkOptions({ to: '/$project/keys', params: { project }, hash: subject.id });
  if (!isNarrow && subject.kind === 'providerApp') {
    return linkOptions({
      to: '/$project/provider-apps/$providerApp',
      params: { project, providerApp: subject.id },
    });
  }
  if ((affects.groupCount === 1 || subject.kind === 'account') && one) {
    return customerOf(project, one);
  }
  return customersOf(project, issue);
}

/** The page of a customer whom an issue concerns. */
export function customerOf(project: string, { groupRef }: Pick<AffectedInstallation, 'groupRef'>) {
  return linkOptions({ to: '/$project/customers/$groupRef', params: { project, groupRef } });
}

/** The customers who fare as an issue makes them fare. */
export function customersOf(
  project: string,
  { subject: { kind, id }, actor, reason }: Pick<Issue, 'subject' | 'actor' | 'reason'>,
) {
  const troubled = actor === 'provider' ? 'waiting' : 'needs_action';
  return linkOptions({
    to: '/$project/customers',
    params: { project },
    search: {
      state: isPause({ reason }) ? 'paused' : troubled,
      ...(kind === 'integration' && { integration: id }),
    },
  });
}
