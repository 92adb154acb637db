/** A catalogue file, or a folder of them, that is of no use as a whole. The message names it. */
export class CatalogueFileError extends Error {
  override readonly name = 'CatalogueFileError';
  readonly file: string;
  /** The path is wrong, or this user may not read it. Otherwise the content is wrong. */
  readonly isUnreadable: boolean;

  constructor(file: string, reason: string, fix: string, options?: ErrorOptions) {
    super(
      `The catalogue file ${file} ${reason}, so its providers would be unknown and connections to them would fail. ${fix}`,
      options,
    );
    this.file = file;
    this.isUnreadable = options?.cause !== undefined;
  }
}
