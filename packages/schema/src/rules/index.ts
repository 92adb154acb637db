/*
 * Files that pages use are re-exported with `*`. With a list of names, esbuild would put the rules of later screens
 * into the code that a page loads first (ADR 0037).
 */
export * from './accounts.ts';
export * from './activity.ts';
export * from './as-sentence.ts';
export { type AskedPages, askedPagesWords, isOnRequest } from './asked-pages.ts';
export {
  type AuditRule,
  type AuditTarget,
  auditActions,
  auditedValue,
  auditRules,
  type OrgAuditTarget,
  replacedSecrets,
  secretsRead,
  unauditedOperations,
} from './audit-rules.ts';
export * from './auth-schemes.ts';
export * from './broker-server.ts';
export { changedName } from './changed-name.ts';
export * from './check-config.ts';
export { batchLimit, type CheckedWrite, checkWrite, type WritingParty } from './check-write.ts';
export * from './comparable-entries.ts';
export { emptyEntry, startContent, toAnsweredContent, withNativeNames } from './config-entries.ts';
export * from './config-history.ts';
export type { ConfigIssue, FieldsByObject } from './config-issue.ts';
export * from './config-patch.ts';
export * from './config-problem.ts';
export { bringsMore, configWarnings } from './config-warnings.ts';
export * from './connecting.ts';
export * from './copy-mappings.ts';
export * from './created-by.ts';
export * from './custom-inputs.ts';
export { deliveryWaitsMs } from './delivery-waits.ts';
export * from './destination-addresses.ts';
export * from './destination-changes.ts';
export * from './destination-members.ts';
export * from './destination-paths.ts';
export * from './destination-types.ts';
export {
  diagnoseFailure,
  diagnoseOperation,
  explainKind,
  failureOf,
  notTakenFailure,
  type Refusal,
} from './diagnose-operation.ts';
export * from './diagnosis-words.ts';
export { normalEmail, toDomain } from './domains.ts';
export * from './draft.ts';
export * from './draft-mappings.ts';
export { endOfText, mayLoseDigits, parseExactly } from './exact-json.ts';
export { actedAsWords, explainMapping, explainOperation, unmappedFields } from './explain-operation.ts';
export {
  type FieldFilter,
  judgeFilter,
  toProviderFilters,
  unmappedFilters,
  withProviderValues,
} from './field-filters.ts';
export * from './fields-to-read.ts';
export * from './fill-provider.ts';
export { type FilterOperator, isNegative, isRange, valuesOf } from './filter-operators.ts';
export * from './flat-update-mask.ts';
export * from './group-access.ts';
export * from './hydrate-revision.ts';
export { isPause } from './is-pause.ts';
export { findOversize } from './json-size.ts';
export { type Called, isPageKey, newKeyScopes, operationsOfScope } from './key-scopes.ts';
export * from './key-template.ts';
export * from './lacking-fields.ts';
export * from './manifest-objects.ts';
export * from './mask-path.ts';
export { misspeltHeaderProblem } from './misspelt-header.ts';
export * from './names.ts';
export { nearest } from './nearest.ts';
export { notificationEventTypes } from './notification-event-types.ts';
export * from './object-changes.ts';
export { refusedOwnApp } from './operation-diagnoses.ts';
export { isFullMember, operationsOfRole, roleMayCall } from './org-roles.ts';
export * from './paging.ts';
export { type Picture, pictureOfData } from './picture-of-data.ts';
export * from './plain-objects.ts';
export * from './plan-deploy.ts';
export * from './problem-body.ts';
export * from './problem-words/index.ts';
export * from './projects-in-body.ts';
export * from './protocol-parameters.ts';
export * from './provider-modules.ts';
export * from './provider-title.ts';
export * from './public-key-pem.ts';
export { plainText, withEveryDigit } from './raw-numbers.ts';
export { type RecordMapping, recordMapping, toReadResult, valueAt } from './read-result.ts';
export { readReasons, readResultWords, stoppedWords, stopReasons, withoutWords } from './read-words.ts';
export * from './receiver-remedy.ts';
export { RECORDED_REQUESTS } from './recorded-requests.ts';
export { refuseKey } from './refuse-key.ts';
export * from './refused-credentials.ts';
export * from './remembered.ts';
export * from './removed-reads.ts';
export { repeatedRead, repeatedRequest } from './repeat-commands.ts';
export * from './restore-entry.ts';
export { type RevisionChange, revisionChanges } from './revision-changes.ts';
export * from './schedule.ts';
export * from './secret-origins.ts';
export * from './settle-metadata.ts';
export { shareExplanation } from './share-explanation.ts';
export { isShortened, shortenedKey } from './shortened-key.ts';
export * from './shown-provider-app.ts';
export * from './signed-destinations.ts';
export * from './start-page.ts';
export * from './suggest-mappings.ts';
export * from './template.ts';
export { unknownFilter } from './unknown-filter.ts';
export * from './unsafe-names.ts';
export * from './update-mask.ts';
export {
  callerWarnings,
  requestWarnings,
  searchStopped,
  warningHeader,
  warningList,
} from './warning-header.ts';
export * from './webhook-destinations.ts';
export {
  countRecords,
  type EndedWrite,
  failuresOf,
  isPartlyWritten,
  toWriteAnswer,
  writeResultWords,
} from './write-answer.ts';
export { recordIdOf } from './write-faults.ts';
export {
  filledFields,
  inheritedFields,
  type ProviderWrite,
  toProviderWrite,
  type WriteMapping,
  type WrittenTwice,
  withoutFilled,
  writeMapping,
} from './write-record.ts';
