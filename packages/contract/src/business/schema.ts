import * as z from "zod/mini";

export const businessOffer = z.object({
  /** Address of an external booking calendar. Null when none is set. */
  strategyCallUrl: z.nullable(z.string()),
});
