import { measureReads } from './reads.ts';
import { createWorld } from './world.ts';
const world = await createWorld(2);
try { console.log(await measureReads(world, { rounds: 3, records: 20000 })); } finally { await world.close(); }
