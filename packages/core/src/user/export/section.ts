import type { UserContext } from "../../context.ts";

export interface ExportPage {
  items: object[];
  next?: number | undefined;
  /** Id of the last entry read from the list at the end of item `next`. Absent when that list is complete. */
  nextWithin?: number | undefined;
}

/** A section of the export: one kind of stored data, read in pages. `after` is 0 for the first page. */
export interface Section {
  name: string;
  isSingle?: true;
  /** Page size for sections with large items. `readPart` may ask for fewer. */
  atOnce?: number;
  /**
   * Reads items after the id `after`. When `within` is not 0, reads only the rest of the list at the end of item
   * `after`.
   */
  read(ctx: UserContext, after: number, atOnce: number, within: number): Promise<ExportPage>;
}

export const whole = (name: string, read: (ctx: UserContext) => Promise<object[]>): Section => ({
  name,
  read: async (ctx) => ({ items: await read(ctx) }),
});

export const single = (name: string, read: (ctx: UserContext) => Promise<object | undefined>): Section => ({
  name,
  isSingle: true,
  read: async (ctx) => {
    const thing = await read(ctx);
    return { items: thing ? [thing] : [] };
  },
});

interface StorePage<Item> {
  data: Item[];
  cursor: string | null;
}

export const nextOf = <Item>({ data, cursor }: StorePage<Item>, idOf: (item: Item) => number): number | undefined => {
  const last = data.at(-1);
  return cursor === null || last === undefined ? undefined : idOf(last);
};
