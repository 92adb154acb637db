/** How a request names an installation by its group. */
export interface OfGroup {
  readonly groupRef: string;
  /** Absent or empty: the default one. */
  readonly installationRef?: string | undefined;
}
