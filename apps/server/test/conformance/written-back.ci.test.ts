import { expect, it } from 'vitest';
import { readPages } from '../../../../packages/cli/src/trial/reading.ts';
import { findConnector } from '../../src/providers/connectors/find-connector.ts';
import { isFull } from '../full-run.ts';
import { shippedConnectors } from '../shipped-connectors.ts';
import { createSimulators } from '../simulators/app.ts';
import { simulatedTrials, someTrials } from './simulated-objects.ts';
import { openTrialPlace } from './trial-place.ts';

const START = new Date('2026-03-02T12:10:07.345Z');
/** After this, an index shows everything. */
const LATER = new Date('2026-03-02T13:10:07.345Z');

/** Each place has an account of its own. */
const simulators = createSimulators();

const changed = (isFull ? simulatedTrials : someTrials).filter(({ provider, objectName }) =>
  shippedConnectors.find((one) => one.provider === provider)?.writing(objectName, 'update'),
);

/**
 * A call does not take a field at all, or takes another one beside it. That is no matter of its form. The server for GraphQL
 * prints all that was sent first.
 */
const notTaken =
  /no such field|cannot be set|is not allowed|unknown parameter|not defined by type|takes no|needs the field|who is added|invalid_arg_name|got invalid value \{ (id|createdAt)/i;

/** Values that are made up for reading, which these two would not have. */
const madeUp = ['role: Dogwood 1 is not a valid option', 'Phone.phone_number is not valid'];

/** What a simulator plays of a document alone can only be read. */
it.each(changed)(
  '$provider $objectName takes a record back in the form in which it shows it',
  async ({ provider, dialect, objectName, simulated, above }) => {
    const connector = await findConnector(provider);
    if (!connector) throw new Error(`There is no connector for ${provider}.`);
    const entry = provider.startsWith('sandbox') ? 'sandboxApiKey' : provider;
    const place = await openTrialPlace(simulators, dialect.provider, entry, START);
    for (const one of [...above, simulated]) await place.seed(one, 2);
    await place.setNow(LATER);
    const { fields } = await connector.describe(objectName, place.fetch);
    const names = Object.keys(fields);
    const fitted = connector.object(objectName).isFitted ? connector.fitTo(objectName, names) : connector;
    const asked = { objectName, fields: names, pageSize: 100, now: LATER };
    const { records } = await readPages(fitted, asked, { fetch: place.fetch, mostPages: 2 });
    const read = records.find(({ id }) => id !== undefined);
    const { id: idMember } = connector.object(objectName).record;
    const isWritten = (name: string) =>
      name !== idMember && fields[name] !== undefined && fields[name].readOnly !== true;
    const record = Object.fromEntries(Object.entries(read?.record ?? {}).filter(([name]) => isWritten(name)));
    const how = {
      type: 'update',
      objectName,
      recordId: read?.id,
      record,
      repeatKey: '',
      wasSent: false,
    } as const;

    const refusal = read && (await fitted.write(how, place.fetch).then(() => undefined, String));

    const isPlayed = (await place.unexpected()).length === 0;
    const isFormRefused =
      refusal !== undefined &&
      isPlayed &&
      !notTaken.test(refusal) &&
      !madeUp.some((words) => refusal.includes(words));
    expect(isFormRefused ? refusal : undefined).toBeUndefined();
  },
);
