import { Unreported } from '../../../events/unreported.ts';
import { addingToOlderRows } from '../../../lanes/older-rows.ts';
import { setPlanned, unplanned } from './queries.ts';
import { followAll } from './react.ts';

const PLANNED = 'when the server has planned the reads is no change of an installation';

/** Plans the reads of installations that a release without reads has made, as if they had just been installed. */
export const olderInstallations = addingToOlderRows('older-installations', unplanned, async (tx, ids) => {
  await followAll(tx, ids);
  Unreported.silent(await setPlanned(tx, ids), PLANNED);
});
