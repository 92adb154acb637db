import { wire } from './wire.ts';

const path = '/projects/{projectIdOrName}/things';

wire<object>()({ operation: 'listThings', method: 'GET', path, access: 'full' });
// @ts-expect-error Nobody has decided who may call it.
wire<object>()({ operation: 'listThings', method: 'GET', path });
// @ts-expect-error There is no such kind of caller.
wire<object>()({ operation: 'listThings', method: 'GET', path, access: 'everybody' });
