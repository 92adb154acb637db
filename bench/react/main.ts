// Measures our components against plain React, in the same run: pages with the published packages, from their request
// until they can be used, on this machine and on one that is four times slower, like a phone; and the form for choosing
// fields. `pnpm bench:react`

import { formTable } from './form-table.ts';
import { measureForms } from './form-times.ts';
import { loadTable } from './loading/load-table.ts';
import { measureLoads } from './loading/load-times.ts';

console.log(loadTable(await measureLoads(9, 1)));
console.log(`\nFour times slower\n${loadTable(await measureLoads(5, 4))}\n`);
console.log(formTable(await measureForms([50, 500, 5000], 5)));
