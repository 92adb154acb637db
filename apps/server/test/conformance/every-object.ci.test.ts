import { expect, it } from 'vitest';
import { tryObject } from '../../../../packages/cli/src/trial/try-object.ts';
import { findConnector } from '../../src/providers/connectors/find-connector.ts';
import { isFull } from '../full-run.ts';
import { createSimulators } from '../simulators/app.ts';
import { simulatedTrials, someTrials } from './simulated-objects.ts';
import { openTrialPlace } from './trial-place.ts';

const START = new Date('2026-03-02T12:10:07.345Z');
/** After this, an index shows everything. */
const LATER = new Date('2026-03-02T13:10:07.345Z');

/** What a trial says of objects that are right all the same. */
const explained: Readonly<Record<string, { readonly words: string; readonly why: string }>> = {
  attio: {
    words: 'and a record has a list there',
    why: 'Each attribute of Attio has a list of values, with who has set them. It is delivered as it is.',
  },
  chargebee: {
    words: 'Members of a record that are no fields: object.',
    why: 'It says the kind of the record, and the types of the vendor do not have it.',
  },
  shopify: {
    words: '"selectedOptions" is a list of names and values',
    why: 'The names are those of one product, such as Colour, and so no fields of all variants.',
  },
};

const COUNT = 12;

/** Making all of them takes longer than a trial. Each trial has an account of its own. */
const simulators = createSimulators();

/**
 * What `dowel connector try` does at an account, done at a simulated one, for every object that a simulator has, in CI for some. The cases
 * are for one object of each connector.
 */
it.each(isFull ? simulatedTrials : someTrials)(
  '$provider $objectName holds in a trial',
  async ({ provider, dialect, objectName, simulated, above }) => {
    const connector = await findConnector(provider);
    if (!connector) throw new Error(`There is no connector for ${provider}.`);
    const entry = provider.startsWith('sandbox') ? 'sandboxApiKey' : provider;
    const place = await openTrialPlace(simulators, dialect.provider, entry, START);
    for (const one of above) await place.seed(one, 2);
    await place.seed(simulated, COUNT);
    await place.setNow(LATER);

    const { cases } = await tryObject(connector, objectName, {
      ...place,
      now: () => LATER,
      knownCount: COUNT,
    });

    const { words } = explained[provider] ?? { words: '\0' };
    const failed = cases.filter((one) => one.outcome === 'failed' && !one.words.includes(words));
    expect(failed).toEqual([]);
    expect(cases.filter(({ outcome }) => outcome === 'held').length).toBeGreaterThanOrEqual(3);
    expect(await place.unexpected()).toEqual([]);
  },
);
