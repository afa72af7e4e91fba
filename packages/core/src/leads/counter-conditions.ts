/** The parts of a condition on the counter that this file needs, as the entity offers them. */
interface Operations<Name> {
  notExists: (name: Name) => string;
  gt: (name: Name, value: number) => string;
  lt: (name: Name, value: number) => string;
}

/** There are fewer leads than the plan allows. */
export const hasRoom =
  (limit: number) =>
  <Name>(of: { count: Name }, { notExists, lt }: Operations<Name>): string =>
    `${notExists(of.count)} OR ${lt(of.count, limit)}`;

/** The lead is not one of an unfinished import, which is nobody's to change yet. */
export const isPublished =
  (leadId: number) =>
  <Name>(of: { importFrom: Name; importTo: Name }, { notExists, gt, lt }: Operations<Name>): string =>
    `${notExists(of.importFrom)} OR ${gt(of.importFrom, leadId)} OR ${lt(of.importTo, leadId)}`;
