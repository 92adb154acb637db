import { type CustomValues, fillTemplate, TemplateError } from '@dowel/schema/rules';
import type { Credentials } from './credentials.ts';
import { ProviderAuthError } from './errors.ts';
import type { TemplateValues } from './strategy.ts';

/**
 * Fills templates of credentials. Of values with the same name, the one won by a sign-in in steps counts, then what the
 * person typed, then what the builder set, then metadata.
 * @throws {ProviderAuthError} by the returned function, `misconfigured_app`: a value is missing, or the template is
 * malformed. The error names the variable and no value.
 */
export function templateFiller(
  { customAuth = {}, secrets = {} }: Credentials,
  { metadata, providerInputs }: TemplateValues,
): (template: string) => string {
  const values = { ...metadata, ...providerInputs, ...asTexts(customAuth), ...secrets };
  return (template) => {
    try {
      return fillTemplate(template, values);
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      throw new ProviderAuthError('misconfigured_app', toWords(error));
    }
  };
}

function toWords({ variable }: TemplateError): string {
  return variable === undefined
    ? 'The catalogue has a template for this provider that cannot be read, so nothing was sent.'
    : `The request needs a value for "${variable}", and there is none, so nothing was sent.`;
}

/** A list becomes one text with spaces, the form in which OAuth writes scopes. */
function asTexts(values: CustomValues): Record<string, string> {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.join(' '),
  ]);
  return Object.fromEntries(texts);
}
