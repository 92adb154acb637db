import { checkPurpose, judgeFilter, sampleReadFailedProblem } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { Connector } from '../../providers/connectors/connector.ts';
import { ProviderError } from '../../providers/connectors/engine/provider-error.ts';
import { readFirstRecords } from '../../providers/connectors/read-page.ts';
import type { OpenConnection } from '../connections/service.ts';
import { fitting } from '../object-metadata/service.ts';
import * as operationLog from '../operation-log/service.ts';
import type { ObjectToSample } from './rules.ts';

/** The config asks for something that the account does not have. */
const refusals: readonly (ProviderError['kind'] | undefined)[] = [
  'rejected',
  'missing_field',
  'missing_object',
];

/** How many sample reads of one account run at the same time. */
const PARALLEL_READS = 4;

export interface Sample extends ObjectToSample {
  startTime: Date;
  endTime: Date;
  /** How many records came: one or none. Absent when the read failed. */
  records?: number;
  /** The provider's HTTP status; absent when there was no answer. */
  status?: number;
  failure?: ProviderError;
}

/**
 * Reads one record of each object before saving, to learn whether the provider accepts these fields. Only a rejection
 * is a problem: bad credentials, rate limits and outages say nothing about the config. Without a connector, it reads
 * nothing.
 * @throws {ProblemError} `sample_read_failed`
 */
export async function sampleObjects(
  context: Context,
  open: OpenConnection,
  objects: readonly ObjectToSample[],
): Promise<Sample[]> {
  const connector = await open.connector();
  if (!connector) return [];
  const samples = await inParallel(objects, PARALLEL_READS, (object) =>
    sampleObject(context, open, connector, object),
  );
  const refused = samples.filter(({ failure }) => refusals.includes(failure?.kind));
  if (refused.length > 0) throw sampleReadFailed(refused);
  return samples;
}

/**
 * Stores the sample reads of an installation, in the transaction that saves its config. Answers the status of the last
 * read.
 */
export async function recordSamples(
  context: Context,
  installed: Installed,
  samples: readonly Sample[],
): Promise<'success' | 'failure' | undefined> {
  const runs = samples.map((sample) => toOperation(context, installed, sample));
  await operationLog.record(context, runs);
  return runs.at(-1)?.status;
}

/** The config that the samples were read for. */
interface Installed {
  integrationId: string;
  installationId: string;
  configId: string;
}

function toOperation(context: Context, installed: Installed, sample: Sample): operationLog.FinishedOperation {
  const who = operationLog.whoOf(context);
  const { objectName, startTime, endTime, failure, records = 0 } = sample;
  const result = failure
    ? 'Sample read failed'
    : `Sample read found ${records === 0 ? 'no record' : 'a record'}`;
  return {
    ...installed,
    actionType: 'read',
    status: failure ? 'failure' : 'success',
    result: `[${objectName}] ${result}`,
    metadata: { objects: [objectName], purpose: checkPurpose },
    startTime,
    endTime,
    logs: [
      {
        time: endTime,
        severity: failure ? 'WARNING' : 'INFO',
        msg: `${result}.`,
        ...(failure && { error: failure.message }),
        details: toDetails(sample, who),
      },
    ],
  };
}

async function sampleObject(
  context: Context,
  open: OpenConnection,
  connector: Connector,
  object: ObjectToSample,
): Promise<Sample> {
  const startTime = context.now();
  const { objectName, fields } = object;
  const reading = fitting(context, open, connector, objectName).then((fitted) =>
    readFirstRecords(fitted, { objectName, fields, pageSize: 1 }, open.fetchFor()),
  );
  const outcome = await reading.then(
    ({ status, records }) => {
      const failure = refusedFilter(object, records);
      return { status, records: records.length, ...(failure && { failure }) };
    },
    (failure: unknown) => {
      if (!(failure instanceof ProviderError)) throw failure;
      const { status } = failure;
      return { failure, ...(status !== undefined && { status }) };
    },
  );
  return { ...object, ...outcome, startTime, endTime: context.now() };
}

/** A filter that no read could apply, as the record shows. */
function refusedFilter(
  { conditions }: ObjectToSample,
  [record]: readonly Readonly<Record<string, unknown>>[],
): ProviderError | undefined {
  if (!record) return undefined;
  const verdicts = conditions.map((filter) => judgeFilter(filter, record));
  const refused = verdicts.find((verdict) => 'undecided' in verdict);
  return refused && new ProviderError('rejected', refused.undecided);
}

/** Holds only names and counts, never a credential or a value of a record. */
function toDetails(sample: Sample, who: string) {
  const { objectName, fields, startTime, endTime, records, status, failure } = sample;
  return {
    who,
    reason: 'sample before saving the config',
    object: objectName,
    fields: fields.join(', '),
    attempts: '1',
    providerStatus: String(status ?? 'none'),
    ...(failure?.finding && { finding: failure.finding.reason, actor: failure.finding.actor }),
    recordCount: String(records ?? 0),
    durationMs: String(endTime.getTime() - startTime.getTime()),
  };
}

function sampleReadFailed(refused: readonly Sample[]): ProblemError {
  return new ProblemError(
    'sample_read_failed',
    sampleReadFailedProblem(
      refused.map(({ objectName, failure }) => ({
        objectName,
        reason: failure?.message ?? '',
        fields: failure?.missingFields ?? [],
      })),
    ),
  );
}
