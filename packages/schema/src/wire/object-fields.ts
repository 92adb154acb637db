import type {
  ObjectMetadata,
  ObjectMetadataQuery,
  UpsertMetadata,
  UpsertMetadataResponse,
} from '../resources/object-fields.ts';
import { wire } from './wire.ts';

const integration = '/projects/{projectIdOrName}/integrations/{integrationId}';
const provider = '/projects/{projectIdOrName}/providers/{provider}';

/** Takes the name of the object at the provider, or the mapped name. */
export const getObjectMetadataForInstallation = /* @__PURE__ */ wire<{
  query: ObjectMetadataQuery;
  success: ObjectMetadata;
}>()({
  operation: 'getObjectMetadataForInstallation',
  method: 'GET',
  path: `${integration}/objects/{objectName}/metadata`,
  access: 'full',
});

/** Takes the name of the object at the provider. */
export const getObjectMetadataForConnection = /* @__PURE__ */ wire<{
  query: ObjectMetadataQuery;
  success: ObjectMetadata;
}>()({
  operation: 'getObjectMetadataForConnection',
  method: 'GET',
  path: `${provider}/objects/{objectName}/metadata`,
  access: 'full',
});

export const upsertMetadataForInstallation = /* @__PURE__ */ wire<{
  body: UpsertMetadata;
  success: UpsertMetadataResponse;
}>()({
  operation: 'upsertMetadataForInstallation',
  method: 'PUT',
  path: `${integration}/object-metadata`,
  access: 'full',
});

export const upsertMetadataForConnection = /* @__PURE__ */ wire<{
  body: UpsertMetadata;
  success: UpsertMetadataResponse;
}>()({
  operation: 'upsertMetadataForConnection',
  method: 'PUT',
  path: `${provider}/object-metadata`,
  access: 'full',
});
