import type { Integration, ProviderInfo } from '@dowel/schema';
import { titleCase } from '@dowel/schema/rules';
import { formatList } from '../../messages/format-list.ts';
import { providerLabel } from '../../messages/provider-label.ts';
import type { Translator } from '../../messages/useMessages.ts';
import type { IconName } from '../../ui/Icon/Icon.tsx';

type Content = Integration['latestRevision']['content'];
type ReadObject = NonNullable<NonNullable<Content['read']>['objects']>[number];

/** Something that connecting allows, in words. */
export interface ConnectFact {
  icon: IconName;
  title: string;
  /** What else is true of it, in short. */
  facts: (string | undefined)[];
}

const most = 4;

/**
 * What the published integration may do once the provider is connected, and how the sign-in is kept. A sentence is left
 * out if it is not true for every object, or not for this way to sign in.
 */
export function connectFacts(
  { read, write, subscribe, proxy }: Content,
  provider: ProviderInfo,
  translate: Translator,
): ConnectFact[] {
  const reads = read?.objects ?? [];
  const names = (objects: readonly { objectName: string }[] = []) => listNames(objects, reads, translate);
  const isSignIn = provider.authType !== 'none';
  const facts: ConnectFact[] = [];
  const add = (icon: IconName, title: string, ...more: ConnectFact['facts']) =>
    facts.push({ icon, title, facts: more });
  if (reads.length > 0) {
    const title = translate('connect.facts.read', { objects: names(reads) });
    add('in', title, rhythm(reads, translate), extent(reads, translate));
  }
  if (write?.objects?.length) {
    add('out', translate('connect.facts.write', { objects: names(write.objects) }));
  }
  if (subscribe?.objects?.length) {
    add('in', translate('connect.facts.events', { objects: names(subscribe.objects) }));
  }
  if (proxy?.enabled) {
    const title = translate('connect.facts.proxy', { provider: providerLabel(provider) });
    add('both', title, isSignIn ? translate('connect.facts.proxy.detail') : undefined);
  }
  if (isSignIn) add('lock', translate('connect.facts.keep'), translate('connect.facts.keep.detail'));
  return facts.slice(0, most);
}

/** The objects by the builder's names, or else the provider's. Of many, it names three and counts the others. */
function listNames(
  objects: readonly { objectName: string }[],
  reads: readonly ReadObject[],
  translate: Translator,
): string {
  const labels = objects.map(({ objectName }) => {
    const known = reads.find((object) => object.objectName === objectName);
    return known?.mapToDisplayName || titleCase(objectName);
  });
  const rest = labels.length - 3;
  const shown = rest > 1 ? [...labels.slice(0, 3), translate('common.more', { count: rest })] : labels;
  return formatList(shown, translate.locale);
}

/** How often the objects are read, if all have the same schedule and it is hourly or daily. */
function rhythm(objects: readonly ReadObject[], translate: Translator): string | undefined {
  const [schedule = '', ...others] = new Set(objects.map((object) => object.schedule));
  if (others.length > 0) return undefined;
  const [, hour] = /^\d+ (\d+|\*) \* \* \*$/.exec(schedule.trim()) ?? [];
  return hour && translate(hour === '*' ? 'reads.hourly' : 'reads.daily');
}

/** Which fields are read, if one sentence is true for all objects. */
function extent(objects: readonly ReadObject[], translate: Translator): string | undefined {
  const needs = ({ requiredFields = [] }: ReadObject) => requiredFields.length > 0;
  const offers = ({ optionalFields = [], optionalFieldsAuto }: ReadObject) =>
    optionalFields.length > 0 || optionalFieldsAuto === 'all';
  if (!objects.every((object) => needs(object) || offers(object))) return undefined;
  if (!objects.some(needs)) return translate('connect.facts.chosen');
  return translate(objects.some(offers) ? 'connect.facts.neededAndChosen' : 'connect.facts.needed');
}
