import type { OrgRole } from '@dowel/schema';

/** What each role may do, from the most to the least. */
const roleWords: Readonly<Record<OrgRole, string>> = {
  owner: 'Everything, and who belongs to the organization',
  member: 'Everything in its projects',
  deployer: 'Sees what happens, and deploys manifests',
  support: 'Sees what happens, pauses and starts reads, and sends messages again',
  viewer: 'Sees what happens',
};

/** The roles as choices of a list. */
export const roleOptions = Object.entries(roleWords).map(([value, words]) => ({
  value,
  label: `${value}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`,
}));
