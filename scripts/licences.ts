import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import satisfies from 'spdx-satisfies';

/** Licences that a user of Dowel can accept without asking a lawyer. */
const accepted = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
  'Unlicense',
];

interface Component {
  group?: string;
  name: string;
  version: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

/**
 * Writes a bill of materials of all production dependencies (CycloneDX) to `artifacts/sbom.cdx.json` and prints their
 * licences. Fails if one of them is not accepted.
 */
const components = writeBillOfMaterials();
const byLicence = Map.groupBy(components, licenceOf);
for (const [licence, members] of [...byLicence].sort(([a], [b]) => a.localeCompare(b))) {
  console.log(`${licence} (${members.length})\n  ${members.map(titleOf).sort().join(', ')}`);
}
console.log(
  `${components.length} production dependencies; their bill of materials is artifacts/sbom.cdx.json.`,
);

const refused = components.filter((component) => !isAccepted(licenceOf(component)));
if (refused.length > 0) {
  const list = refused.map((component) => `${titleOf(component)}: ${licenceOf(component)}`).join('\n  ');
  console.error(
    `The licences of these are not on the list of scripts/licences.ts. Users of Dowel would have to check them. Choose another package, or add the licence when its terms are fine:\n  ${list}`,
  );
  process.exitCode = 1;
}

function writeBillOfMaterials(): Component[] {
  const artifacts = fileURLToPath(new URL('../artifacts', import.meta.url));
  const file = `${artifacts}/sbom.cdx.json`;
  mkdirSync(artifacts, { recursive: true });
  execFileSync('pnpm', ['sbom', '--sbom-format', 'cyclonedx', '--prod', '--out', file], { stdio: 'inherit' });
  const { components }: { components: Component[] } = JSON.parse(readFileSync(file, 'utf8'));
  return components.filter(({ group }) => group !== '@dowel');
}

function licenceOf({ licenses = [] }: Component): string {
  const names = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name);
  return names.filter((name) => name !== undefined).join(' AND ') || 'not stated';
}

function isAccepted(expression: string): boolean {
  try {
    return satisfies(expression, accepted);
  } catch {
    // The text is not an SPDX expression, so we cannot tell what it allows.
    return false;
  }
}

function titleOf({ group, name, version }: Component): string {
  return `${group === undefined ? name : `${group}/${name}`}@${version}`;
}
