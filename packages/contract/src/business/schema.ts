import * as z from "zod/mini";

export const businessOffer = z.object({
  strategyCallUrl: z.nullable(z.string()),
});
