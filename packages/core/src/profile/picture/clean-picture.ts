export interface CleanPicture {
  width: number;
  height: number;
  /** Writes the picture anew from the parts that are drawn. Undefined when its pixels cannot be read. */
  write: () => Buffer | undefined;
}

/** Answers undefined when the picture is not whole. Reading past its end throws a `RangeError`. */
export type Clean = (bytes: Buffer) => CleanPicture | undefined;
