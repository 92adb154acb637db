import type { Context } from '../../context.ts';
import {
  needsProviderInputs,
  toUsable,
  type UsableProviderApp,
} from '../../providers/provider-apps/service.ts';
import type { TemplateValues } from '../../providers/provider-auth/strategy.ts';
import type { ConnectionRow } from './queries.ts';
import type { ResolvedProvider } from './stored-credentials.ts';

type AppValues = Pick<UsableProviderApp, 'client' | 'providerParams'>;

/** What templates of credentials may name. Of the app's values, only those that the entry asks the builder for. */
export function templateValues(
  { entry, metadata }: Pick<ResolvedProvider, 'entry' | 'metadata'>,
  app: AppValues | undefined,
): TemplateValues {
  const inputs = entry.metadata?.input ?? [];
  const defaults = inputs.flatMap(({ name, defaultValue }) => (defaultValue ? [[name, defaultValue]] : []));
  const given = Object.entries(metadata).flatMap(([name, { value }]) =>
    value === '' ? [] : [[name, value]],
  );
  const known: Record<string, string> = app
    ? { ...app.providerParams, clientId: app.client.clientId, clientSecret: app.client.clientSecret }
    : {};
  const asked = (entry.customOpts?.providerInputs ?? []).filter(({ name }) => Object.hasOwn(known, name));
  return {
    metadata: Object.fromEntries([...defaults, ...given]),
    providerInputs: Object.fromEntries(asked.map(({ name }) => [name, known[name] ?? ''])),
  };
}

/** The values with more that is known of the account. */
export function withMetadata(values: TemplateValues, metadata: ResolvedProvider['metadata']): TemplateValues {
  const given = Object.entries(metadata).flatMap(([name, { value }]) =>
    value === '' ? [] : [[name, value]],
  );
  return { ...values, metadata: { ...values.metadata, ...Object.fromEntries(given) } };
}

/** The same for a stored connection, with the app that it was made with. */
export function storedTemplateValues(
  context: Context,
  resolved: Pick<ResolvedProvider, 'entry' | 'metadata'>,
  { providerApp }: Pick<ConnectionRow, 'providerApp'>,
): TemplateValues {
  const isNeeded = needsProviderInputs(resolved.entry) && providerApp !== null;
  return templateValues(resolved, isNeeded ? toUsable(context, providerApp) : undefined);
}
