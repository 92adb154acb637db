import type { Field } from './fields.ts';
import { OBJECTS, type SalesforceObject } from './objects.ts';

/** The answer to `GET /sobjects`. */
export function describeGlobal(basePath: string) {
  const sobjects = Object.values(OBJECTS).map((object) => ({
    ...summaryOf(object),
    urls: {
      sobject: `${basePath}/sobjects/${object.name}`,
      describe: `${basePath}/sobjects/${object.name}/describe`,
    },
  }));
  return { encoding: 'UTF-8', maxBatchSize: 200, sobjects };
}

/** The answer to `GET /sobjects/{Object}/describe`. */
export function describeObject(object: SalesforceObject) {
  return { ...summaryOf(object), fields: object.fields.map(describeField) };
}

const summaryOf = ({ name, label, labelPlural, custom, keyPrefix }: SalesforceObject) => ({
  name,
  label,
  labelPlural,
  custom,
  keyPrefix,
  queryable: true,
  createable: true,
  updateable: true,
  deletable: true,
});

function describeField({ options, ...field }: Field) {
  const picklistValues = options.map((value) => ({
    active: true,
    defaultValue: false,
    label: value,
    value,
  }));
  return { ...field, referenceTo: [...field.referenceTo], filterable: isFilterable(field), picklistValues };
}

/** Long texts cannot be in a condition. */
export const isFilterable = ({ type }: Pick<Field, 'type'>) => type !== 'textarea';
