import type { english } from './english.ts';
import type { englishActivity } from './english-activity.ts';
import type { englishConfigure } from './english-configure.ts';
import type { englishConnection } from './english-connection.ts';
import type { englishDiagnosis } from './english-diagnosis.ts';
import type { englishFacts } from './english-facts.ts';
import type { englishForm } from './english-form.ts';
import type { englishInstall } from './english-install.ts';
import type { englishManage } from './english-manage.ts';
import type { englishMapping } from './english-mapping.ts';
import type { englishRecords } from './english-records.ts';
import type { englishSuccess } from './english-success.ts';
import type { englishWizard } from './english-wizard.ts';

/**
 * Every English text, by key. `english` loads at once. The others load with the code of their screens: a screen adds
 * its texts with `AddTexts`.
 */
export type AllTexts = typeof english &
  typeof englishActivity &
  typeof englishConfigure &
  typeof englishConnection &
  typeof englishDiagnosis &
  typeof englishFacts &
  typeof englishForm &
  typeof englishInstall &
  typeof englishManage &
  typeof englishMapping &
  typeof englishRecords &
  typeof englishSuccess &
  typeof englishWizard;
