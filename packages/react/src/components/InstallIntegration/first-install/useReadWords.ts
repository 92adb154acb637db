import type { HydratedIntegrationObject, ReadConfigObject } from '@dowel/schema';
import { scheduleInterval } from '@dowel/schema/rules';
import { type Translator, useMessages } from '../../../messages/useMessages.ts';
import { useFlow } from '../flow.ts';
import type { InstallWords } from '../install-words.ts';

const minutesPerHour = 60;
const minutesPerDay = 24 * minutesPerHour;

/** What the words are made of. The installation's own settings come before the manifest's. */
type ReadFacts = Pick<HydratedIntegrationObject, 'schedule' | 'backfill'>;

/** Words for how often an object is read. */
export interface ReadWords {
  /** Such as "Every hour". */
  often: (object: ReadFacts, entry?: ReadConfigObject) => string;
  /** The same, and how far back the first read goes, if the manifest says so. */
  oftenAndPast: (object: ReadFacts, entry?: ReadConfigObject) => string;
  /** Says that events about an object arrive also while it is not read. False if there are none. */
  events: (objectName: string) => string | false | undefined;
}

export function useReadWords(): ReadWords {
  const translate = useMessages();
  const { words, integration } = useFlow();
  const often: ReadWords['often'] = (object, entry) =>
    oftenWords(entry?.schedule ?? object.schedule, translate, words);
  return {
    often,
    oftenAndPast: (object, entry) => {
      const text = often(object, entry);
      const isScheduled = (entry?.schedule ?? object.schedule) !== '';
      const { days, fullHistory } = (entry?.backfill ?? object.backfill)?.defaultPeriod ?? {};
      if (!isScheduled) return text;
      if (fullHistory) return translate('reads.all', { often: text });
      if (days === undefined) return text;
      if (days === 0) return translate('reads.fromNow', { often: text });
      return translate('reads.past', { often: text, time: inUnits(days, 'day', translate.locale) });
    },
    events: (name) =>
      integration.latestRevision.content.subscribe?.objects?.some(({ objectName }) => objectName === name) &&
      translate('reads.events', words),
  };
}

function oftenWords(schedule: string, translate: Translator, words: InstallWords): string {
  if (schedule === '') return translate('reads.asked', words);
  const minutes = scheduleInterval(schedule);
  if (minutes === undefined) return translate('reads.scheduled');
  if (minutes === minutesPerHour) return translate('reads.hourly');
  if (minutes === minutesPerDay) return translate('reads.daily');
  const isWhole = minutes % minutesPerHour === 0;
  const time = isWhole
    ? inUnits(minutes / minutesPerHour, 'hour', translate.locale)
    : inUnits(minutes, 'minute', translate.locale);
  return translate('reads.every', { time });
}

/** Such as "15 minutes", in the page's language. */
function inUnits(count: number, unit: 'minute' | 'hour' | 'day', locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
