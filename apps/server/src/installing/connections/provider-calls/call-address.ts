import {
  baseUrlOf,
  fillTemplate,
  otherOriginProblem,
  plainAddress,
  TemplateError,
  templateNames,
} from '@dowel/schema/rules';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import type { OtherBase } from '../../../providers/connectors/engine/call.ts';
import { metadataMissing } from '../refusals.ts';
import type { ResolvedProvider } from '../stored-credentials.ts';

interface CallTo {
  readonly pathOrUrl: string;
  readonly module?: string | undefined;
  /** The path is relative to another base URL of the provider. */
  readonly base?: OtherBase | undefined;
}

/** Credentials go only to the provider's own origin, even when a response names another one for the next page. */
export function addressOf(
  { provider, metadata }: ResolvedProvider,
  { pathOrUrl, module, base: other }: CallTo,
): string {
  const used = baseUrlOf(provider, module ?? '');
  const bases = other ? basesOf(provider) : {};
  const template = other?.(bases, used) ?? used;
  const missing = unfilledNames(template).filter((name) => !metadata[name]?.value);
  if (missing.length > 0) throw metadataMissing(provider, missing);
  const values = Object.entries(metadata).map(([name, { value }]) => [name, value]);
  const base = template === used ? used : fillTemplate(template, Object.fromEntries(values));
  const isAddress = /^https?:\/\//i.test(pathOrUrl);
  const joined = isAddress ? pathOrUrl : `${base.replace(/\/+$/, '')}${pathBelow(pathOrUrl)}`;
  const { origin } = plainAddress(joined) ?? {};
  // Text that is no address is not refused here, but in `destinations`.
  // What a connector says of a base counts only at the origins that the catalogue has for this provider.
  const isKnown = base === used || Object.values(bases).some((one) => plainAddress(one)?.origin === origin);
  if (origin === undefined || (isKnown && origin === plainAddress(base)?.origin)) return joined;
  throw new ProblemError('provider_unreachable', otherOriginProblem(provider, origin));
}

/** The base URL of each module, and that of the provider as `root`. */
function basesOf({ baseURL, modules = {} }: ResolvedProvider['provider']): Record<string, string> {
  const ofModules = Object.entries(modules).map(([name, module]) => [name, module.baseURL ?? baseURL]);
  return { ...Object.fromEntries(ofModules), root: baseURL };
}

/** A base URL such as `https://api.example/graphql` is called itself. A slash behind it may lead to something else. */
function pathBelow(path: string): string {
  const relative = path.replace(/^\/+/, '');
  return /^(\?|$)/.test(relative) ? relative : `/${relative}`;
}

/** A value may hold braces of its own. Such an address is not refused here, but in `destinations`. */
function unfilledNames(text: string): string[] {
  try {
    return templateNames(text);
  } catch (error) {
    if (error instanceof TemplateError) return [];
    throw error;
  }
}
