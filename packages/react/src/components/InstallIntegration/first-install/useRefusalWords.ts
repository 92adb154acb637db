import type { DowelError } from '@dowel/client';
import type { HydratedIntegrationObject, InputValidationIssue } from '@dowel/schema';
import { objectMappings, titleCase } from '@dowel/schema/rules';
import { useManifest } from '../../../hooks/useManifest.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useFlow } from '../flow.ts';
import { objectLabel } from '../install-words.ts';
import { useNameList } from '../useNameList.ts';
import { pathInside } from './refused-part.ts';

/** What a refused save is about, in the names of the screen: a sentence for each read object. Else none. */
export function useRefusalWords(error: DowelError): string[] {
  const translate = useMessages();
  const list = useNameList();
  const { words, fieldMapping } = useFlow();
  const { getReadObjects } = useManifest();
  return getReadObjects().flatMap((object) => {
    const issues = issuesOf(error, object);
    if (issues.length === 0) return [];
    const label = objectLabel(object);
    // What is wrong with a config is said for programs. Other reasons are words of the provider.
    const reason = issues.find(({ context }) => context?.reason === undefined)?.detail;
    if (reason) return [translate('install.refused.read', { ...words, object: label, reason })];
    const mappings = objectMappings(object, fieldMapping);
    const fields = new Set(issues.flatMap(({ rest }) => fieldLabel(rest, object, mappings) ?? []));
    const names = fields.size > 0 ? `${list([...fields])} (${label})` : label;
    return [translate('install.refused', { names })];
  });
}

type Inside = InputValidationIssue & { rest: string };

function issuesOf({ issues = [] }: DowelError, object: HydratedIntegrationObject): Inside[] {
  return issues.flatMap((issue) => {
    const rest = pathInside(issue.name ?? '', object);
    return rest === undefined ? [] : [{ ...issue, rest }];
  });
}

/** What the provider said of single fields of an object, by the provider's names of the fields. */
export function refusedFields(
  error: DowelError | null,
  object: HydratedIntegrationObject,
): ReadonlyMap<string, string> {
  const issues = error ? issuesOf(error, object) : [];
  return new Map(
    issues.flatMap(({ rest, context, detail }) => {
      const { member, name } = memberOf(rest);
      const isWord = context?.reason === undefined && detail !== undefined;
      return isWord && member === 'selectedFields' && name !== undefined ? [[name, detail] as const] : [];
    }),
  );
}

/** The member and the name that a path such as `.selectedFields.fax` has. */
function memberOf(rest: string): { member?: string | undefined; name?: string | undefined } {
  const [, member, plain, quoted] = /^\.(selected\w+)(?:\.([\w-]+)|\[("(?:[^"\\]|\\.)*")\])/.exec(rest) ?? [];
  return { member, name: quoted === undefined ? plain : String(JSON.parse(quoted)) };
}

/** The label of the field or mapping that a path such as `.selectedFields.fax` names. */
function fieldLabel(
  rest: string,
  { allFieldsMetadata = {} }: HydratedIntegrationObject,
  mappings: ReturnType<typeof objectMappings>,
): string | undefined {
  const { member, name } = memberOf(rest);
  if (name === undefined) return undefined;
  if (member === 'selectedFieldMappings') {
    return mappings.find(({ mapToName }) => mapToName === name)?.label ?? titleCase(name);
  }
  return allFieldsMetadata[name]?.displayName || titleCase(name);
}
