import { buildConfig, buildConsumer, type MockService } from '@dowel/mocks';

const hour = 3_600_000;

/**
 * An installation with a history: Grace installed it with phone and fax, the product added the city over its API, and
 * Ada changed the match and the fields. Fax is not in the account any more.
 */
export function arrangeHistory({ given, store }: MockService): void {
  given.connection({ consumer: buildConsumer({ consumerRef: 'grace', consumerName: 'Grace Lindqvist' }) });
  const installation = given.installation({ createdBy: 'consumer:grace' });
  const version = (hoursAgo: number, createdBy: string, fields: string[], tier: string) => {
    const selectedFields = Object.fromEntries(fields.map((name) => [name, true]));
    const contacts = { objectName: 'contacts', selectedFields, selectedFieldMappings: { tier } };
    return buildConfig({
      id: store.newId(),
      revisionId: installation.config.revisionId,
      createTime: new Date(store.now().getTime() - hoursAgo * hour).toISOString(),
      createdBy,
      content: { provider: 'sandbox', read: { objects: { contacts } } },
    });
  };
  store.earlierConfigs[installation.id] = [
    version(800, 'consumer:grace', ['phone', 'fax'], 'lead_score'),
    version(30, 'api:nightly', ['phone', 'fax', 'city'], 'lead_score'),
  ];
  installation.config = version(5, 'consumer:ada', ['phone', 'city', 'country'], 'lifecycle_stage');
}
