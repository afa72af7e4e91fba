import type { UserContext } from "../../context.ts";

export interface ExportPage {
  items: object[];
  next?: number | undefined;
  /**
   * Id of the last entry read from the list nested in item `next`. Only set when that list continues on the next page.
   */
  nextWithin?: number | undefined;
}

/** Section of the export: one kind of stored data, read in pages. */
export interface Section {
  name: string;
  isSingle?: true;
  /**
   * Number of items per page, for sections with large items. `readPart` requests fewer when they do not fit into the
   * part.
   */
  atOnce?: number;
  /**
   * Reads the items with ids above `after`, which is 0 for the first page. If `within` is not 0, reads only the rest of
   * the list nested in item `after`.
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
