import type { ManifestIntegration } from '../manifest/manifest.ts';
import type { IntegrationSubscribeObject } from '../manifest/subscribe.ts';
import type { ConfigContent, SubscribeConfigObject } from '../resources/config.ts';
import { readEntryFor } from './config-entries.ts';
import { type ConfigIssue, checkFieldKnown, type FieldsByObject } from './config-issue.ts';
import { ownValue } from './plain-objects.ts';
import { inheritedFields } from './write-record.ts';

/** Finds the issues of which changes of an object are delivered. */
export function checkSubscribeObject(
  { updateEvent = { enabled: 'never' } }: SubscribeConfigObject,
  { objectName, updateEvent: inManifest }: IntegrationSubscribeObject,
  path: string,
  {
    content,
    revision,
    fields,
  }: { content: ConfigContent; revision: ManifestIntegration; fields: FieldsByObject },
): ConfigIssue[] {
  const { requiredWatchFields = [], watchFieldsAuto } = updateEvent;
  const mapped = inheritedFields(revision, objectName, readEntryFor(content, objectName, revision));
  // What the manifest watches was not the choice of this customer.
  const known = new Set([...mapped.keys(), ...(inManifest?.requiredWatchFields ?? [])]);
  return [
    ...(watchFieldsAuto !== undefined && requiredWatchFields.length > 0
      ? [
          {
            path: `${path}.updateEvent`,
            code: 'setting_invalid' as const,
            message:
              'updateEvent has both requiredWatchFields and watchFieldsAuto, so it is not known which fields count.',
            fix: 'Keep one of the two.',
          },
        ]
      : []),
    ...requiredWatchFields
      .filter((name) => !known.has(name))
      .flatMap((name) =>
        checkFieldKnown(name, `${path}.updateEvent.requiredWatchFields`, ownValue(fields, objectName)),
      ),
  ];
}
