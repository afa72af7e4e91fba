import * as z from "zod/mini";

export const businessOffer = z.object({
  /** The calendar lies with somebody else; null where none is set. */
  strategyCallUrl: z.nullable(z.string()),
});
