interface Operations<Name> {
  notExists: (name: Name) => string;
  gt: (name: Name, value: number) => string;
  lt: (name: Name, value: number) => string;
}

/** Condition: the lead does not belong to an unfinished import. */
export const isPublished =
  (leadId: number) =>
  <Name>(of: { importFrom: Name; importTo: Name }, { notExists, gt, lt }: Operations<Name>): string =>
    `${notExists(of.importFrom)} OR ${gt(of.importFrom, leadId)} OR ${lt(of.importTo, leadId)}`;
