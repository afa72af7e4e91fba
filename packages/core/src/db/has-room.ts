interface Operations<Name> {
  notExists: (name: Name) => string;
  lt: (name: Name, value: number) => string;
}

/** A counter that may grow by one: it holds however many calls come at once. */
export const hasRoom =
  (limit: number) =>
  <Name>(of: { count: Name }, { notExists, lt }: Operations<Name>): string =>
    `${notExists(of.count)} OR ${lt(of.count, limit)}`;
