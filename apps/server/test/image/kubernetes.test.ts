import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Secret } from 'kubernetes-models/v1/Secret';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readEnv } from '../../src/platform/env/env.ts';
import { allRoles } from '../../src/platform/env/roles.ts';
import { laneKinds } from '../../src/process/compose-lanes.ts';
import { CLOSING_MS } from '../../src/process/serve.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const text = readFileSync(join(repository, 'docs/guides/kubernetes.yaml'), 'utf8');
// biome-ignore lint/suspicious/noExplicitAny: the first two tests check the shapes.
const manifests: any[] = parseAllDocuments(text).map((document) => document.toJS());
const of = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const run = promisify(execFile);

const kinds = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Job,
  PodDisruptionBudget,
  Secret,
  Service,
} as const;

/** A module in which every manifest is of the type of its kind. The compiler refuses members that a kind does not have. */
function asModule(): string {
  const types = manifests.map(({ kind, apiVersion }) => {
    return `import('kubernetes-models/${apiVersion}/${kind}').I${kind}`;
  });
  return `export const manifests: [${types.join(', ')}] = ${JSON.stringify(manifests, null, 2)};`;
}

async function compile(source: string): Promise<string> {
  const folder = mkdtempSync(join(repository, 'apps/server/node_modules/.kubernetes-'));
  try {
    writeFileSync(join(folder, 'manifests.ts'), source);
    const compiler = join(repository, 'node_modules/typescript7/lib/tsc.js');
    const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext'];
    const compiled = run(process.execPath, [compiler, ...options, join(folder, 'manifests.ts')]);
    return await compiled.then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the manifests for Kubernetes', () => {
  it('have the values that Kubernetes takes', () => {
    for (const manifest of manifests) {
      const Kind = kinds[manifest.kind as keyof typeof kinds];
      const typed = new Kind(manifest);
      expect(manifest.apiVersion).toBe(Kind.apiVersion);
      expect(() => typed.validate()).not.toThrow();
    }
  });

  it('have no member that Kubernetes does not know', async () => {
    const misspelt = asModule().replace('"readinessProbe"', '"readynessProbe"');

    expect(await compile(asModule())).toBe('');
    expect(await compile(misspelt)).toMatch(/readynessProbe.* does not exist/);
  });

  it('give each role processes, which a budget keeps and an autoscaler adds to', () => {
    const roleOf = (deployment: (typeof manifests)[number]) =>
      deployment.spec.template.spec.containers[0].env[0].value;
    const deployments = of('Deployment');

    expect(new Set(deployments.map(roleOf))).toEqual(new Set(allRoles));
    for (const { metadata, spec } of deployments) {
      expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
      const [budget] = of('PodDisruptionBudget').filter((one) => one.metadata.name === metadata.name);
      expect(budget.spec.selector).toEqual(spec.selector);
      const scaled = of('HorizontalPodAutoscaler').filter(
        (one) => one.spec.scaleTargetRef.name === metadata.name,
      );
      expect(scaled).toHaveLength(1);
    }
  });

  it('add processes to the role whose work waits', () => {
    const queuesOf = (role: string) => laneKinds.filter((kind) => kind.role === role).map(({ name }) => name);
    const selectorOf = (name: string) =>
      of('HorizontalPodAutoscaler').find((one) => one.metadata.name === name).spec.metrics[0].external.metric
        .selector;

    expect([selectorOf('dowel-delivery').matchLabels.queue]).toEqual(queuesOf('delivery'));
    expect(selectorOf('dowel-worker').matchExpressions).toEqual([
      { key: 'queue', operator: 'NotIn', values: queuesOf('delivery') },
    ]);
  });

  it('give a process the time to stop that its settings need', () => {
    const [{ stringData }] = of('Secret');
    const [{ data }] = of('ConfigMap');
    const { stopDelayMs, drainMs, metrics } = readEnv({ NODE_ENV: 'production', ...stringData, ...data });

    for (const { template } of of('Deployment').map(({ spec }) => spec)) {
      const { terminationGracePeriodSeconds, containers } = template.spec;
      expect(terminationGracePeriodSeconds * 1000).toBeGreaterThan(stopDelayMs + drainMs + CLOSING_MS);
      expect(containers[0].ports.map((port: { containerPort: number }) => port.containerPort)).toContain(
        metrics.port,
      );
    }
  });
});
