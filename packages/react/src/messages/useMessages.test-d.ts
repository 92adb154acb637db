import type { Translator } from './useMessages.ts';

declare const translate: Translator;

translate('common.save');
translate('connect.title', { provider: 'Juniper' });
translate('config.selected', { count: 1, total: 2 });

// @ts-expect-error a count chooses the form of a text, so it is a number
translate('config.found', { count: '1,200' });
// @ts-expect-error a placeholder needs a value
translate('connect.title');
// @ts-expect-error every placeholder needs one
translate('config.selected', { count: 1 });
// @ts-expect-error no other name fills a placeholder
translate('connect.title', { product: 'Juniper' });
// @ts-expect-error either text may be meant, so both must be filled
translate(Math.random() < 0.5 ? 'connect.title' : 'config.found', { provider: 'Juniper' });
