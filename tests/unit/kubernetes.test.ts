import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { misspelt, readConfig } from '../../server/config.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', '..', file), 'utf8');

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
}
const manifests = parseAllDocuments(read('deploy/kubernetes.yaml')).map(
  (document) => document.toJS() as Manifest,
);
const kinds: Readonly<Record<string, new (data: never) => { validate: () => void }>> = {
  Deployment,
  HorizontalPodAutoscaler,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
};
const deployment = (name: string) => {
  const found = manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === name);
  return new Deployment(found).spec;
};
const containerOf = (name: string) => deployment(name)?.template.spec?.containers[0];

describe('The manifests for Kubernetes', () => {
  it('hold Kubernetes’ own schemas', () => {
    expect(manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toHaveLength(9);
    for (const manifest of manifests) {
      const Kind = kinds[manifest.kind];
      if (!Kind) throw new Error(`Nothing is known of ${manifest.kind}`);
      // Throws if the manifest is wrong.
      new Kind(manifest as never).validate();
    }
  });

  it('run what Compose runs, as many as the autoscalers say', () => {
    const [site, edge] = [containerOf('site'), containerOf('edge')];
    for (const name of ['site', 'edge']) expect(deployment(name)).not.toHaveProperty('replicas');
    expect(edge?.readinessProbe?.exec?.command).toContain('ask');
    expect(edge?.lifecycle?.preStop).toBeDefined();
    expect(read('compose.yaml')).toContain(`image: ${edge?.image}\n`);
    expect(site?.resources?.limits).toEqual({ memory: '256Mi' });
    const environment = Object.fromEntries(site?.env?.map(({ name, value }) => [name, value]) ?? []);
    expect(readConfig(environment)).toMatchObject({ trustedProxies: 1, metricsPort: 9464 });
    expect(misspelt(environment)).toEqual([]);
    for (const manifest of [site, edge])
      expect(manifest?.securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
  });
});
