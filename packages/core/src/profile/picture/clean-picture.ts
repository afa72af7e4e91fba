export interface CleanPicture {
  width: number;
  height: number;
  bytes: Buffer;
}

/** Undefined when the picture is not whole. Reading past its end throws a `RangeError`. */
export type Clean = (bytes: Buffer) => CleanPicture | undefined;
