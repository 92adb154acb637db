import { fieldSegments } from '@dowel/schema/rules';
import { ProviderError } from './provider-error.ts';

/** What was found, and the fields that it lacks because the provider does not show them. */
export interface LeftOut<Found> {
  readonly found: Found;
  /** Their names as the provider is asked for them. */
  readonly missingFields: readonly string[];
}

/**
 * Asks a provider for fields, and again without each one that it names as missing. A provider names one at a time, so the
 * calls are one more than the missing fields.
 * @throws {ProviderError} also when the provider names none of the fields that are left
 */
export async function leavingOut<Found>(
  fields: readonly string[],
  ask: (fields: readonly string[]) => Promise<Found>,
): Promise<LeftOut<Found>> {
  const missingFields: string[] = [];
  for (let asked = fields; ; ) {
    try {
      return { found: await ask(asked), missingFields };
    } catch (error) {
      const missing = error instanceof ProviderError ? error.missingFields : [];
      const left = asked.filter((name) => !missing.includes(fieldSegments(name)[0] ?? name));
      if (left.length === asked.length) throw error;
      missingFields.push(...missing);
      asked = left;
    }
  }
}
