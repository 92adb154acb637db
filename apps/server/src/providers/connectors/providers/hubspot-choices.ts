import type { FieldMetadata } from '@dowel/schema';
import type { ProviderBody } from '../../provider-words/provider-body.ts';
import type { SecretsInUse } from '../../provider-words/secrets-in-use.ts';
import type { RestApi } from '../engine/definition.ts';
import { ProviderError } from '../engine/provider-error.ts';

/** Properties whose choices HubSpot keeps elsewhere: the pipelines of an object, and their stages. */
const PIPELINES = ['pipeline', 'hs_pipeline'];
const STAGES = ['dealstage', 'hs_pipeline_stage'];

/** What says that this account, or this object, has no pipelines to show. The fields are known all the same. */
const NOT_SHOWN: readonly string[] = ['forbidden', 'rejected', 'record_gone', 'missing_object'];

/**
 * The fields with pipelines and stages as their choices: https://developers.hubspot.com/docs/api-reference/latest/crm/pipelines/get-pipelines
 * @param path of the list of an object's pipelines
 */
export async function withPipelines(
  path: string,
  objectName: string,
  fields: FieldMetadata[],
  api: RestApi,
): Promise<FieldMetadata[]> {
  const isOpen = ({ fieldName, values = [] }: FieldMetadata) =>
    values.length === 0 && [...PIPELINES, ...STAGES].includes(fieldName);
  if (!fields.some(isOpen)) return fields;
  const choices = await choicesOf(path, objectName, api).catch((error: unknown) => {
    if (error instanceof ProviderError && NOT_SHOWN.includes(error.kind)) return undefined;
    throw error;
  });
  if (!choices) return fields;
  return fields.map((field) => {
    if (!isOpen(field)) return field;
    return { ...field, values: STAGES.includes(field.fieldName) ? choices.stages : choices.pipelines };
  });
}

async function choicesOf(path: string, objectName: string, api: RestApi) {
  const { body, secrets } = await api.getJson({ path }, { objectName });
  const pipelines = inOrder(body.list('results') ?? []);
  const stages = pipelines.flatMap((pipeline) => {
    const label = pipeline.text('label')?.data(secrets);
    // Stages of two pipelines often have one name.
    const before = pipelines.length > 1 && label !== undefined ? `${label}: ` : '';
    return inOrder(pipeline.list('stages') ?? []).flatMap((stage) => toChoice(stage, secrets, before));
  });
  return { pipelines: pipelines.flatMap((pipeline) => toChoice(pipeline, secrets)), stages };
}

function inOrder(entries: readonly ProviderBody[]): ProviderBody[] {
  const order = (entry: ProviderBody) => entry.number('displayOrder') ?? Number.POSITIVE_INFINITY;
  return entries.filter((entry) => !entry.isTrue('archived')).toSorted((a, b) => order(a) - order(b));
}

function toChoice(entry: ProviderBody, secrets: SecretsInUse, before = '') {
  const value = entry.text('id')?.data(secrets);
  if (value === undefined) return [];
  return [{ value, displayValue: `${before}${entry.text('label')?.data(secrets) ?? value}` }];
}
