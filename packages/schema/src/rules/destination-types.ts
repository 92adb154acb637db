/** The types of destinations that can be made today. */
export const supportedDestinationTypes = ['webhook'] as const;

/** A type of destination that can be made today. */
export type SupportedDestinationType = (typeof supportedDestinationTypes)[number];

/** Whether a destination of this type can be made today. */
export function isSupportedDestinationType(type: string): type is SupportedDestinationType {
  return supportedDestinationTypes.some((supported) => supported === type);
}
