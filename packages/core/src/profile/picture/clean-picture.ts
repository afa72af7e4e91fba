export interface CleanPicture {
  width: number;
  height: number;
  write: () => Buffer | undefined;
}

/**
 * Type of a function that parses a picture and drops its metadata. Returns undefined when the picture is incomplete.
 * Reading past the end throws a RangeError.
 */
export type Clean = (bytes: Buffer) => CleanPicture | undefined;
