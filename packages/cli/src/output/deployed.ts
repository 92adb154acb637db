import type { Integration } from '@dowel/schema';
import type { DeployedIntegration } from './json.ts';
import type { Paint } from './paint.ts';

/** The facts about a deployed integration that a script needs. */
export function toDeployed({ id, name, provider, latestRevision }: Integration): DeployedIntegration {
  return { id, name, provider, revisionId: latestRevision.id, createTime: latestRevision.createTime };
}

/** A table of deployed revisions. */
export function formatDeployed(deployed: readonly DeployedIntegration[], paint: Paint): string {
  const rows = [
    ['integration', 'provider', 'revision'],
    ...deployed.map(({ name, provider, revisionId }) => [name, provider, revisionId]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line, index) => `  ${index === 0 ? paint('dim', line) : line}`)
    .join('\n');
}
