import { type ConnectedGroup, provider, type World } from './world.ts';

/** A request as a load generator sends it. */
export interface BenchRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

/** A request to measure, and the goal for its ratio. */
export interface Scenario {
  readonly name: string;
  /** The ratio to the baseline's throughput that we want to reach. */
  readonly goal: number;
  /** The groups to send requests for, each once per round. Undefined if all requests are the same. */
  groups(world: World): readonly ConnectedGroup[] | undefined;
  request(world: World, group: ConnectedGroup): BenchRequest;
  /** SQL that deletes and returns some of what a round has stored. It is sent until it returns nothing. */
  readonly undo?: string;
}

const installationsPath = ({ project, integration }: World) =>
  `/v1/projects/${project.id}/integrations/${integration.id}/installations`;

const createInstallation: Scenario = {
  name: 'create an installation',
  goal: 0.66,
  // The first group keeps its installation, because the list scenario needs one.
  groups: ({ groups }) => groups.slice(1),
  request: (world, { groupRef }) => ({
    method: 'POST',
    path: installationsPath(world),
    body: JSON.stringify({ groupRef, config: { content: configContent } }),
  }),
  // A few at a time: the server works on the same rows meanwhile, and one long statement would meet it again and again.
  undo: `delete from installations
    where id in (select id from installations where group_ref <> 'group-0' limit 50)
    returning id`,
};

const configContent = {
  provider,
  read: {
    objects: {
      customers: { objectName: 'customers', selectedFields: { email: true, phone: true } },
      invoices: { objectName: 'invoices', selectedFields: { currency: true } },
    },
  },
};

/** Every endpoint in `docs/benchmarks.md`. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'get a provider',
    goal: 0.7,
    groups: () => undefined,
    request: () => ({ method: 'GET', path: '/v1/providers/salesforce' }),
  },
  {
    name: "list a group's installations",
    goal: 0.85,
    groups: () => undefined,
    request: (world, { groupRef }) => ({
      method: 'GET',
      path: `${installationsPath(world)}?groupRef=${groupRef}`,
    }),
  },
  createInstallation,
];

/** Creates the installation that the list scenario needs before the measurements start. */
export function firstInstallation(world: World, group: ConnectedGroup): BenchRequest {
  return createInstallation.request(world, group);
}
