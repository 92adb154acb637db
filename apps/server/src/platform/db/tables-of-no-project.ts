/**
 * Where a sharded database keeps a table that is of no project. `reference`: on every node, because the rows of projects
 * refer to it. `local`: on the node that is asked first.
 */
type Place = 'reference' | 'local';

/**
 * The tables that are of no project, by name. Every other table is of a project: all its primary, unique and foreign keys
 * begin with `project_id`, so that a sharded database can keep the rows of a project together.
 */
export const tablesOfNoProject: Readonly<Record<string, Place>> = {
  orgs: 'reference',
  projects: 'reference',

  builders: 'local',
  builder_sign_ins: 'local',
  claimed_domains: 'local',
  encryption_keys: 'local',
  invites: 'local',
  memberships: 'local',
  rate_limit_buckets: 'local',
  sessions: 'local',

  /** Taken for many projects at once, and asked for each second, also when nothing is done. */
  lanes: 'local',

  // Each row has a project, but is looked for before the project is known.
  /** By the hash of a key. */
  api_keys: 'local',
  /** By the `kid` of a token. */
  jwt_keys: 'local',
  /** By the hash of a ticket or a state that a browser brings. */
  oauth_states: 'local',
  /** By the path of an upload address. */
  uploads: 'local',
};
