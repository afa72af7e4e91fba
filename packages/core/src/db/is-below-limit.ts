interface Operations<Name> {
  notExists: (name: Name) => string;
  lt: (name: Name, value: number) => string;
}

/** Condition of an increment: the counter is below the limit. It holds under concurrent calls. */
export const isBelowLimit =
  (limit: number) =>
  <Name>(of: { count: Name }, { notExists, lt }: Operations<Name>): string =>
    `${notExists(of.count)} OR ${lt(of.count, limit)}`;
