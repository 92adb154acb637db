import type { ProviderMetadata } from '../resources/provider-metadata.ts';
import type { ProviderInfo } from '../resources/providers.ts';
import { isPlainObject } from './plain-objects.ts';
import { genericHost, moduleOf } from './provider-modules.ts';
import { fillTemplate, TemplateError } from './template.ts';

export interface FillProviderOptions {
  /**
   * `keep` leaves a string as it is when one of its variables has no value, for steps that come before a value can be
   * known, such as building an authorization URL. Default `refuse`.
   */
  missing?: 'refuse' | 'keep';
}

/**
 * A catalogue entry with its placeholders filled for a connection. Absent metadata gives the entry as it is; `{}` fills
 * it with defaults. Credential templates (`valueTemplate`) stay verbatim, and so do strings of modules other than the
 * one in use when their variables have no value.
 * @throws {TemplateError} for a variable without value or default, and for anything else in braces.
 */
export function fillProvider(
  provider: ProviderInfo,
  metadata: ProviderMetadata | undefined,
  module?: string,
  { missing = 'refuse' }: FillProviderOptions = {},
): ProviderInfo {
  if (!metadata) return provider;
  const values = templateValues(provider, metadata);
  const host = Object.hasOwn(values, 'workspace') ? undefined : genericHost(provider);
  const strict = filler(values, host, missing === 'keep');
  const lenient = filler(values, host, true);
  const { modules, ...root } = provider;
  const filled = strict(root) as ProviderInfo;
  if (!modules) return filled;
  const used = moduleOf(provider, module);
  const filledModules = Object.entries(modules).map(([name, entry]) => [
    name,
    name === used ? strict(entry) : lenient(entry),
  ]);
  return { ...filled, modules: Object.fromEntries(filledModules) };
}

function templateValues(provider: ProviderInfo, metadata: ProviderMetadata): Record<string, string> {
  const given = Object.entries(metadata).filter(([, info]) => info.value !== '');
  return Object.fromEntries([
    // An authorization URL is built before the values of postAuthentication can exist.
    ...(provider.metadata?.postAuthentication ?? []).map(({ name }) => [name, '']),
    ...(provider.metadata?.input ?? []).flatMap((input) =>
      input.defaultValue ? [[input.name, input.defaultValue]] : [],
    ),
    ...given.map(([name, info]) => [name, info.value]),
  ]);
}

const workspaceHost = /\{\{\s*\.workspace\s*\}\}[^/?#]*/g;

/** Fills every string of a value, however deep; map keys are never touched. */
function filler(values: Record<string, string>, host: string | undefined, isLenient: boolean) {
  const fillText = (text: string): string => {
    const template = host === undefined ? text : text.replaceAll(workspaceHost, host);
    try {
      return fillTemplate(template, values);
    } catch (error) {
      // What is malformed is no variable that may get a value later.
      if (isLenient && error instanceof TemplateError && error.variable !== undefined) return template;
      throw error;
    }
  };
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return fillText(value);
    if (Array.isArray(value)) return value.map(fill);
    if (!isPlainObject(value)) return value;
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([key, member]) => [key, key === 'valueTemplate' ? member : fill(member)]),
    );
  };
  return fill;
}
