// Measures the form for choosing fields against a plain-React form, in the same run. `pnpm bench:react`

import { formTable } from './form-table.ts';
import { measureForms } from './form-times.ts';

console.log(formTable(await measureForms([50, 500, 5000], 5)));
