import type { DialectAccount } from '../account.ts';
import { checkedValues, missingField } from '../fields.ts';
import { Refused } from '../refusal.ts';

type Values = Record<string, unknown>;

/** The values of a new issue. @throws {Refused} for fields that are missing, unknown or wrong */
export function newIssue(account: DialectAccount, sent: Values): Values {
  const values = issueIn(account, sent);
  const missing = missingField(account.fieldsOf('issues'), values);
  if (!missing) return { status: 'To Do', ...values };
  throw new Refused('badValue', `You must specify a ${missing.label} of the issue.`, { field: missing.name });
}

/** What a caller changes of an issue. @throws {Refused} */
export function issueIn(account: DialectAccount, sent: Values): Values {
  return checkedValues(account.fieldsOf('issues'), sent, {
    unknown: (name) => `Field '${name}' cannot be set. It is not on the appropriate screen, or unknown.`,
    wrong: (_, { form }, value) => (value === null ? undefined : wrongForm(String(form), value)),
  });
}

function wrongForm(form: string, value: unknown): string | undefined {
  const isMap = typeof value === 'object' && !Array.isArray(value);
  const wrong: Readonly<Record<string, string | false>> = {
    plain: typeof value === 'object' && 'Operation value must be a string',
    list: !Array.isArray(value) && 'data was not an array',
    object: !isMap && 'Specify a valid value as an object',
    document: !(isMap && Object(value).type === 'doc') && 'Operation value must be an Atlassian Document',
  };
  return wrong[form] || undefined;
}
