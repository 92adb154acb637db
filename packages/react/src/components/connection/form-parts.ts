/** What loads together where something is typed into a form. */
export { takeSteps } from '../../connect/take-steps.ts';
export { englishForm } from '../../messages/english-form.ts';
export { credentialFields, credentialsOf } from './credential-fields.ts';
export { FieldBoxes } from './FieldBoxes.tsx';
export { MetadataCard } from './MetadataCard.tsx';
export { MetadataForm } from './MetadataForm.tsx';
export { metadataFields, metadataValues } from './metadata-fields.ts';
export { PackageStep } from './PackageStep.tsx';
export { refusedBox } from './refused-box.ts';
export { UnsupportedNotice } from './UnsupportedNotice.tsx';
