export interface CleanPicture {
  width: number;
  height: number;
  write: () => Buffer | undefined;
}

/** Parses a picture. Returns undefined when it is incomplete; reading past its end throws a RangeError. */
export type Clean = (bytes: Buffer) => CleanPicture | undefined;
