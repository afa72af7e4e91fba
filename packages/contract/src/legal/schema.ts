import * as z from "zod/mini";

/** Null when the operator has not set the value yet. Empty when it does not apply, such as an entry in a register. */
const said = z.nullable(z.string());

/** The operator of this stage, for the legal pages (O138). */
export const operator = z.object({
  name: said,
  address: z.nullable(z.array(z.string())),
  representedBy: said,
  email: said,
  phone: said,
  register: said,
  /** VAT id. Empty if the operator only has a tax number, which is not published. */
  vatId: said,
  privacyContact: said,
});
