import type { AllTexts } from '../src/messages/all-texts.ts';
import { english } from '../src/messages/english.ts';
import { englishActivity } from '../src/messages/english-activity.ts';
import { englishConfigure } from '../src/messages/english-configure.ts';
import { englishConnection } from '../src/messages/english-connection.ts';
import { englishDiagnosis } from '../src/messages/english-diagnosis.ts';
import { englishFacts } from '../src/messages/english-facts.ts';
import { englishForm } from '../src/messages/english-form.ts';
import { englishInstall } from '../src/messages/english-install.ts';
import { englishManage } from '../src/messages/english-manage.ts';
import { englishMapping } from '../src/messages/english-mapping.ts';
import { englishRecords } from '../src/messages/english-records.ts';
import { englishSuccess } from '../src/messages/english-success.ts';
import { englishWizard } from '../src/messages/english-wizard.ts';

/** Every English text, also those that the library loads with a later screen. */
export const allEnglish: AllTexts = {
  ...english,
  ...englishActivity,
  ...englishConfigure,
  ...englishConnection,
  ...englishDiagnosis,
  ...englishFacts,
  ...englishForm,
  ...englishInstall,
  ...englishManage,
  ...englishMapping,
  ...englishRecords,
  ...englishSuccess,
  ...englishWizard,
};
