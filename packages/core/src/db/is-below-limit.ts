interface Operations<Name> {
  notExists: (name: Name) => string;
  lt: (name: Name, value: number) => string;
}

/**
 * Returns the condition that a counter is below the limit. Use it in the write that raises the counter, so that
 * concurrent calls cannot exceed the limit.
 */
export const isBelowLimit =
  (limit: number) =>
  <Name>(of: { count: Name }, { notExists, lt }: Operations<Name>): string =>
    `${notExists(of.count)} OR ${lt(of.count, limit)}`;
