/** A picture without what is not seen. */
export interface CleanPicture {
  /** Of the largest frame, in pixels. */
  width: number;
  height: number;
  bytes: Buffer;
}

/** Reads a picture's parts; undefined when it is not whole. Reading past its end throws a `RangeError`. */
export type Clean = (bytes: Buffer) => CleanPicture | undefined;
