import type { DeployPlan } from '@dowel/schema';
import type { Paint } from './paint.ts';

type Change = DeployPlan['changes'][number];

const signs = { create: ['+', 'green'], update: ['~', 'yellow'], unchanged: ['=', 'dim'] } as const;
const actions = ['read', 'write', 'subscribe'] as const;

/** Shows what a deploy changes, with one block per integration. */
export function formatPlan({ changes }: DeployPlan, isDestructive: boolean, paint: Paint): string {
  return changes.map((change) => formatChange(change, isDestructive, paint)).join('\n');
}

function formatChange(change: Change, isDestructive: boolean, paint: Paint): string {
  const { name, provider, action, settings } = change;
  // A newer server may know actions that have no sign here.
  const [sign, colour] = signs[action] ?? ['?', 'dim'];
  const rows = actions.flatMap((of) => {
    const objects = formatObjects(change[of], paint);
    return objects ? [`    ${of.padEnd(9)} ${objects}`] : [];
  });
  const other = settings.length
    ? [`    settings  ${settings.map((name) => paint('yellow', `~${name}`)).join(' ')}`]
    : [];
  return [
    `  ${paint(colour, sign)} ${paint('bold', name)} ${paint('dim', `(${provider})`)} ${action}`,
    ...rows,
    ...other,
    ...formatAffected(change, isDestructive, paint),
  ].join('\n');
}

function formatObjects({ added, removed, changed }: Change['read'], paint: Paint): string {
  return [
    ...added.map((name) => paint('green', `+${name}`)),
    ...removed.map((name) => paint('red', `-${name}`)),
    ...changed.map((name) => paint('yellow', `~${name}`)),
  ].join(' ');
}

/** Says what happens to installations that read objects which the manifest no longer has. */
function formatAffected(
  { read, affectedInstallations }: Change,
  isDestructive: boolean,
  paint: Paint,
): string[] {
  if (affectedInstallations === 0) return [];
  const many = affectedInstallations === 1 ? '1 installation' : `${affectedInstallations} installations`;
  const names = read.removed.join(', ');
  const words = isDestructive
    ? `${many} will stop reading ${names}.`
    : `${names} will keep being read by ${many}. Deploy with --destructive to stop that.`;
  return [`    ${paint('yellow', '!')} ${words}`];
}
