import { CatalogueEntry, ProviderInfo } from '@dowel/schema';
import { isPlainObject, TemplateError, templateNames } from '@dowel/schema/rules';

/** Why an entry, or a whole file, was left out. */
export interface CatalogueProblem {
  /** The entry's key; absent when the file itself cannot be read. */
  entry?: string;
  /** Dotted path of the member inside the entry; empty for the entry or file as a whole. */
  path: string;
  message: string;
  /** What to change so that the entry is accepted. */
  fix: string;
}

type Issue = NonNullable<ReturnType<typeof CatalogueEntry.safeParse>['error']>['issues'][number];

// Real entries nest six levels deep. The limit stops a crafted file from exhausting the stack.
const maxDepth = 50;

/** The reasons why a value cannot be a catalogue entry under this name; empty when it can. */
export function checkEntry(name: string, value: unknown): CatalogueProblem[] {
  if (!isPlainObject(value)) {
    const message = 'The entry is not an object, so it describes no provider.';
    return [
      { entry: name, path: '', message, fix: 'Write the provider as an object with authType and baseURL.' },
    ];
  }
  if (isDeeperThan(value, maxDepth)) {
    const message = `The entry is nested deeper than ${maxDepth} levels, so it is not read.`;
    return [{ entry: name, path: '', message, fix: 'Flatten the entry.' }];
  }
  const { error } = CatalogueEntry.safeParse(value);
  return [
    ...checkName(name, value),
    ...(error?.issues ?? []).map((issue) => toProblem(name, issue)),
    ...checkTemplates(name, value),
  ];
}

function checkName(key: string, { name }: Record<string, unknown>): CatalogueProblem[] {
  if (!ProviderInfo.shape.name.safeParse(key).success) {
    const message = `The name "${key}" is not a letter followed by letters and digits, so manifests cannot use it.`;
    return [{ entry: key, path: 'name', message, fix: 'Rename the entry in camelCase.' }];
  }
  if (typeof name === 'string' && name !== key) {
    const message = `The entry is listed under "${key}" but calls itself "${name}", so it is unclear which is meant.`;
    return [{ entry: key, path: 'name', message, fix: `Make both "${key}", or leave name out.` }];
  }
  return [];
}

/**
 * Checks every string of an entry as a template. Otherwise a broken template would fail only when a customer connects.
 */
function checkTemplates(entry: string, value: unknown, path: readonly string[] = []): CatalogueProblem[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, member]) => checkTemplates(entry, member, [...path, key]));
  }
  if (typeof value !== 'string') return [];
  try {
    templateNames(value);
    return [];
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    const fix = 'Write only {{.name}} there: functions and conditions are not evaluated.';
    return [{ entry, path: path.join('.'), message: error.message, fix }];
  }
}

function toProblem(entry: string, issue: Issue): CatalogueProblem {
  const path = issue.path.map(String).join('.');
  return {
    entry,
    path,
    message: `${path || 'The entry'} is not valid: ${issue.message}.`,
    fix: fixFor(issue, path),
  };
}

function fixFor(issue: Issue, path: string): string {
  if (issue.code === 'invalid_type') return `Set ${path} to a value of type ${issue.expected}.`;
  if (issue.code === 'invalid_value') return `Set ${path} to one of ${issue.values.map(String).join(', ')}.`;
  if (issue.code === 'custom' && typeof issue.params?.fix === 'string') return issue.params.fix;
  return `Correct ${path}.`;
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeperThan(member, levels - 1));
}
