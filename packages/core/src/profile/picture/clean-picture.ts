export interface CleanPicture {
  width: number;
  height: number;
  /** Writes the picture again from the parts needed to draw it. Undefined when its pixels cannot be read. */
  write: () => Buffer | undefined;
}

/** Parses a picture. Returns undefined when it is incomplete; reading past its end throws a RangeError. */
export type Clean = (bytes: Buffer) => CleanPicture | undefined;
