import type { ProviderMetadata } from '../resources/provider-metadata.ts';
import type { ProviderInfo } from '../resources/providers.ts';
import { isPlainObject } from './plain-objects.ts';
import { hostBeforeWorkspace, moduleOf } from './provider-modules.ts';
import { fillTemplate, TemplateError } from './template.ts';

export interface FillProviderOptions {
  /**
   * `keep` leaves a string unchanged when one of its variables has no value. It is for steps before all values are
   * known, such as building an authorization URL. Default `refuse`.
   */
  missing?: 'refuse' | 'keep';
}

/**
 * Fills the placeholders of a catalogue entry for a connection. Without metadata, the entry stays as it is; `{}` fills
 * it with defaults. Templates of credentials (`valueTemplate`, and `jwtOpts` except for its address) always stay as they
 * are. Strings of modules that are not in
 * use stay as they are when one of their variables has no value.
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
  const host = Object.hasOwn(values, 'workspace') ? undefined : hostBeforeWorkspace(provider);
  const strict = filler(values, host, missing === 'keep');
  const lenient = filler(values, host, true);
  const { modules, jwtOpts, ...root } = provider;
  const filled: ProviderInfo = {
    ...(strict(root) as ProviderInfo),
    ...(jwtOpts && { jwtOpts: { ...jwtOpts, ...(strict({ tokenURL: jwtOpts.tokenURL }) as object) } }),
  };
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
    // These values come only after sign-in, but the entry is filled before, for example for an authorization URL.
    ...(provider.metadata?.postAuthentication ?? []).map(({ name }) => [name, '']),
    ...(provider.metadata?.input ?? []).flatMap((input) =>
      input.defaultValue ? [[input.name, input.defaultValue]] : [],
    ),
    ...given.map(([name, info]) => [name, info.value]),
  ]);
}

const workspaceHost = /\{\{\s*\.workspace\s*\}\}[^/?#]*/g;

/** Fills every string of a value at any depth, except for the keys of maps. */
function filler(values: Record<string, string>, host: string | undefined, isLenient: boolean) {
  const fillText = (text: string): string => {
    const template = host === undefined ? text : text.replaceAll(workspaceHost, host);
    try {
      return fillTemplate(template, values);
    } catch (error) {
      // Only a missing value can come later. A malformed template stays malformed.
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
