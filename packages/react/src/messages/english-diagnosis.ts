import { diagnosisWords } from '@dowel/schema/rules';

const { expired, revoked, insufficient_scope, misconfigured_app, unreadable } = diagnosisWords;
const { provider_unreachable, rate_limited, ok } = diagnosisWords;

/**
 * English texts about a broken connection. They load when one is shown. What happened and what to do is said in the
 * words of the service, so that they exist once.
 */
export const englishDiagnosis = {
  'diagnosis.why': 'Why',
  'diagnosis.since': 'Since',
  'diagnosis.who': 'Who can fix it',
  'diagnosis.next': 'What to do',
  'diagnosis.code': 'Code: {code}',
  'diagnosis.who.consumer': 'Anyone in {group} who has an account of {provider}',
  'diagnosis.who.builder': 'The people who run this product',
  'diagnosis.who.operator': 'The people who run this product',
  'diagnosis.who.provider': '{provider}',
  'diagnosis.why.ok': ok.why,
  'diagnosis.why.expired': expired.why,
  'diagnosis.why.revoked': revoked.why,
  'diagnosis.why.insufficient_scope': insufficient_scope.why,
  'diagnosis.why.misconfigured_app': misconfigured_app.why,
  'diagnosis.why.provider_unreachable': provider_unreachable.why,
  'diagnosis.why.rate_limited': rate_limited.why,
  'diagnosis.why.unreadable': unreadable.why,
  'diagnosis.next.ok': ok.nextStep,
  'diagnosis.next.expired': expired.nextStep,
  'diagnosis.next.revoked': revoked.nextStep,
  'diagnosis.next.insufficient_scope': insufficient_scope.nextStep,
  'diagnosis.next.misconfigured_app': misconfigured_app.nextStep,
  'diagnosis.next.provider_unreachable': provider_unreachable.nextStep,
  'diagnosis.next.rate_limited': rate_limited.nextStep,
  'diagnosis.next.unreadable': unreadable.nextStep,
} as const;
