import { endpoint } from './endpoint.ts';

const path = '/projects/{projectIdOrName}/things';

endpoint<object>()({ operation: 'listThings', method: 'GET', path, access: 'full', problems: [] });
// @ts-expect-error Nobody has decided who may call it.
endpoint<object>()({ operation: 'listThings', method: 'GET', path, problems: [] });
// @ts-expect-error There is no such kind of caller.
endpoint<object>()({ operation: 'listThings', method: 'GET', path, access: 'everybody', problems: [] });
