import { error, type Finding, warning } from '../manifest/finding.ts';
import type { ConnectorErrors } from './errors.ts';

/** Finds rules about missing fields that do not say where the name of the field stands. */
export function errorFindings({ rules = [] }: ConnectorErrors): Finding[] {
  return rules.flatMap(({ means, field }, place): Finding[] => {
    const path = ['errors', 'rules', place];
    if (means === 'missing_field' && !field) {
      const message =
        'It is not said where an error names the field, so no field is left out, and the read fails.';
      return [warning(path, message, 'Add "field" with the member that has its name.')];
    }
    if (means !== 'missing_field' && field) {
      const message = 'Only an error about a missing field names one.';
      return [error([...path, 'field'], message, 'Write "means: missing_field", or remove it.')];
    }
    return [];
  });
}
