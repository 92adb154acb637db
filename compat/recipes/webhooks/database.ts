/** Stands for the builder's database client. */
export interface Transaction {
  query(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

export interface Database {
  transaction(work: (tx: Transaction) => Promise<void>): Promise<void>;
}
