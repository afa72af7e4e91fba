interface Operations<Name> {
  notExists: (name: Name) => string;
  gt: (name: Name, value: number) => string;
  lt: (name: Name, value: number) => string;
}

export const hasRoom =
  (limit: number) =>
  <Name>(of: { count: Name }, { notExists, lt }: Operations<Name>): string =>
    `${notExists(of.count)} OR ${lt(of.count, limit)}`;

/** An unfinished import's lead is nobody's to change yet. */
export const isPublished =
  (leadId: number) =>
  <Name>(of: { importFrom: Name; importTo: Name }, { notExists, gt, lt }: Operations<Name>): string =>
    `${notExists(of.importFrom)} OR ${gt(of.importFrom, leadId)} OR ${lt(of.importTo, leadId)}`;
