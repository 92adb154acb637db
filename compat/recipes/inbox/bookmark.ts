/** Where the product keeps the position that it has reached: a row of its database. */
export interface Bookmark {
  read(): Promise<number>;
  write(position: number): Promise<void>;
}
