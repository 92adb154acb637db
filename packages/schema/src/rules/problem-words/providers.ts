import type { ProblemWords } from '../problem-body.ts';
import { type NamedProvider, providerTitle } from '../provider-title.ts';
import { ASK_THE_PRODUCT } from './remedies.ts';

export function providerNotFoundProblem(name: string): ProblemWords {
  return {
    detail: `The catalogue has no provider called "${name}". Names are case-sensitive.`,
    remedy: ASK_THE_PRODUCT,
    builderRemedy: 'List the providers to see which exist.',
  };
}

/** `provider_unknown`: a request names a provider that does not exist. */
export function providerUnknownProblem(name: string): ProblemWords {
  return {
    detail: `The catalogue has no provider "${name}", so nobody can connect to it.`,
    remedy: ASK_THE_PRODUCT,
    builderRemedy: 'Use a name from GET /v1/providers. Names are case-sensitive.',
    issues: [{ in: 'body', name: 'provider', value: name, detail: 'is not in the catalogue' }],
  };
}

export function providerAppExistsProblem(
  provider: NamedProvider,
  groupRef: string | undefined,
): ProblemWords {
  const title = providerTitle(provider);
  return {
    detail:
      groupRef === undefined
        ? `The project has an app for ${title} already. A project can have only one of its own per provider.`
        : `The group "${groupRef}" has an app of its own for ${title} already. A group can have only one per provider.`,
    remedy: 'Update the existing app, or delete it first.',
  };
}

/** `provider_app_missing`. `appId`: the app that was asked for. */
export function providerAppMissingProblem(provider: NamedProvider, appId?: string): ProblemWords {
  const title = providerTitle(provider);
  return {
    detail: `Signing in to ${title} has not been set up yet, so nobody can connect to it.`,
    remedy: `Ask the people who run this product to set up ${title}.`,
    builderRemedy:
      appId === undefined
        ? `Register an app with ${title}, then add its client ID and secret under provider apps of the project.`
        : `There is no app "${appId}" that this customer may use. Send the id of an app of the project for ${title}, or leave providerAppId out.`,
  };
}

/** `invalid_request`: with these hosts, a provider app would give its secret to anyone. */
export function hostsTooWideProblem(issues: readonly { name: string; detail: string }[]): ProblemWords {
  return {
    detail: `Nothing was stored: ${issues.map(({ detail }) => detail).join('; ')}.`,
    remedy: 'List hosts, or domains that belong to one company. The secret of this app is sent there.',
    causes: issues.map(({ name, detail }) => `${name}: ${detail}`),
    issues: issues.map((issue) => ({ in: 'body', ...issue })),
  };
}
