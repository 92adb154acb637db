import { sandbox } from '../../src/providers/connectors/sandbox.ts';

/** The objects that are read. The sandbox has three, so two more names lead to lists that it has. */
export const objectNames = ['contacts', 'companies', 'deals', 'people', 'organisations'] as const;

/** The object of the sandbox that an object is a list of. */
export const listedAs: Readonly<Record<(typeof objectNames)[number], string>> = {
  contacts: 'contacts',
  companies: 'companies',
  deals: 'deals',
  people: 'contacts',
  organisations: 'companies',
};

const { otherProviders: _, functions: __, ...format } = sandbox;

/** The connector of the sandbox with more objects, as an operator's file. */
export const moreObjects = {
  ...format,
  provider: 'sandboxApiKey',
  objects: Object.fromEntries(
    objectNames
      .filter((name) => listedAs[name] !== name)
      .map((name) => {
        const path = `/objects/${listedAs[name]}/records`;
        return [name, { list: { ...sandbox.object.list, request: { path } } }];
      }),
  ),
};
