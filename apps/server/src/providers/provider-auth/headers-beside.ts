import type { CustomAuthOpts } from '@dowel/schema';
import { templateNames } from '@dowel/schema/rules';
import { templateFiller } from './credential-templates.ts';
import type { Credentials } from './credentials.ts';
import { setSecretHeader } from './secret-header.ts';
import type { Decorated, TemplateValues } from './strategy.ts';

/**
 * Adds what an entry wants beside the key or the token. A header that the caller has set stays, and one whose value is not
 * known yet is left out.
 */
export function withHeadersBeside(
  templates: CustomAuthOpts['headers'],
  credentials: Credentials,
  request: Decorated,
  values: TemplateValues,
): Decorated {
  if (!templates?.length) return request;
  const { url, headers } = request;
  const decorated = new Headers(headers);
  const fill = templateFiller(credentials, values);
  for (const { name, valueTemplate } of templates) {
    const isKnown = templateNames(valueTemplate).every((one) => Boolean(values.metadata[one]));
    if (isKnown && !decorated.has(name)) setSecretHeader(decorated, name, fill(valueTemplate));
  }
  return { url, headers: decorated };
}
