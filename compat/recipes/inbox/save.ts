/** What the product has saved. Stands for its database. */
export const saved: { groupRef: string; objectName: string; record: unknown }[] = [];

/** Saves a record, over the one with the same id. */
export async function save(groupRef: string, objectName: string, record: unknown): Promise<void> {
  saved.push({ groupRef, objectName, record });
}
