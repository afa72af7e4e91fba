import type { UserContext } from "../../context.ts";

/** What follows the item with the id `next`, where there is more. */
export interface ExportPage {
  items: object[];
  next?: number | undefined;
  /** The list at the end of the item `next` goes on behind this id of its own. */
  nextWithin?: number | undefined;
}

/** One kind of what is stored about a person, in pages; `after` is 0 for the first one. */
export interface Section {
  name: string;
  /** It is one thing, or null, and no list. */
  isSingle?: true;
  /** Where items can be so large that a page of them fills a part: so many make one, unless fewer are asked for. */
  atOnce?: number;
  /** With `within` only what is left of the list at the end of the item `after`. */
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

/** `next` is that of the last item, where the store says that more may follow. */
export const nextOf = <Item>({ data, cursor }: StorePage<Item>, idOf: (item: Item) => number): number | undefined => {
  const last = data.at(-1);
  return cursor === null || last === undefined ? undefined : idOf(last);
};
