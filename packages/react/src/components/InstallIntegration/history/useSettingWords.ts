import { titleCase } from '@dowel/schema/rules';
import { useMessages } from '../../../messages/useMessages.ts';

const known = ['schedule', 'disabled', 'selectedFieldsAuto', 'destination'] as const;

/** The names and values of an object's other settings, in words. */
export function useSettingWords() {
  const translate = useMessages();
  return {
    label(name: string): string {
      const setting = known.find((one) => one === name);
      if (setting) return translate(`history.setting.${setting}`);
      return `${translate('history.setting.other')}: ${titleCase(name)}`;
    },
    value(value: string | undefined): string | undefined {
      if (value === 'true') return translate('history.yes');
      if (value === 'false') return translate('history.no');
      return value;
    },
  };
}
