import type { GroupOverview } from '@dowel/schema';
import { issueTitle, stateOf } from './issues.ts';
import { named } from './named.ts';
import { actorWords } from './states.ts';
import { showsProvider } from './tell.ts';
import { isAsked } from './who-there.ts';

/** A customer in a few lines for a ticket: how each installation fares, since when, who must act, and what to do. */
export function summaryOf({ group, installations, issues }: GroupOverview, address: string): string {
  const name = group.groupName || group.groupRef;
  const fares = installations.map((one) => {
    const own = issues.filter(({ id }) => one.issueIds.includes(id));
    return `- ${one.name ?? one.integrationName}: ${stateOf(one, own).words}`;
  });
  const causes = issues
    // A key concerns every customer.
    .filter(({ subject }) => subject.kind !== 'apiKey')
    .map((issue) => {
      const { actor, reason, since, nextStep, providerName = '' } = issue;
      const who = actorWords(
        isAsked(issue) ? 'consumer' : actor,
        name,
        providerName,
        showsProvider.includes(reason),
      );
      return `${issueTitle(issue)}, since ${since.slice(0, 16).replace('T', ' ')} UTC. Who must act: ${who}. ${nextStep}`;
    });
  const nothing = installations.length === 0 ? ['Nothing is installed.'] : [];
  return [`${named(name)} (${group.groupRef})`, ...nothing, ...fares, ...causes, address].join('\n');
}
