import type { GroupOverview } from '@dowel/schema';
import { isSameName } from '@dowel/schema/rules';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { groupQuery } from '../../data/groups.ts';

const route = getRouteApi('/$project/customers/$groupRef/$integration');

/** An installation, with all that is known of its customer. */
export interface Installed {
  readonly project: string;
  readonly overview: GroupOverview;
  readonly installation: GroupOverview['installations'][number];
}

/** The customer that the address names, and the installation, if there is one. */
export function useInstallation() {
  const { project, groupRef, integration } = route.useParams();
  const { installation: wanted } = route.useSearch();
  const query = useQuery(groupQuery(project, groupRef));
  const of = (one: Installed['installation']) =>
    one.integrationId === integration.toLowerCase() || isSameName(one.integrationName, integration);
  const ours = query.data?.installations.filter(of) ?? [];
  const installation = wanted === undefined ? ours[0] : ours.find(({ id }) => id === wanted);
  const installed: Installed | undefined = query.data &&
    installation && { project, overview: query.data, installation };
  return { project, groupRef, integration, query, installed };
}
