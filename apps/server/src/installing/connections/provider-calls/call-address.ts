import {
  baseUrlOf,
  otherOriginProblem,
  plainAddress,
  TemplateError,
  templateNames,
} from '@dowel/schema/rules';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import { metadataMissing } from '../refusals.ts';
import type { ResolvedProvider } from '../stored-credentials.ts';

/** Credentials go only to the provider's own origin, even when a response names another one for the next page. */
export function addressOf(
  { provider }: ResolvedProvider,
  { pathOrUrl, module }: { readonly pathOrUrl: string; readonly module?: string | undefined },
): string {
  const base = baseUrlOf(provider, module ?? '');
  const missing = unfilledNames(base);
  if (missing.length > 0) throw metadataMissing(provider, missing);
  const isAddress = /^https?:\/\//i.test(pathOrUrl);
  const joined = isAddress ? pathOrUrl : `${base.replace(/\/+$/, '')}${pathBelow(pathOrUrl)}`;
  const { origin } = plainAddress(joined) ?? {};
  // Text that is no address is not refused here, but in `destinations`.
  if (origin === undefined || origin === plainAddress(base)?.origin) return joined;
  throw new ProblemError('provider_unreachable', otherOriginProblem(provider, origin));
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
