/** Milliseconds for which a toast offers to undo a change of many leads. */
export const undoMs = 12_000;
