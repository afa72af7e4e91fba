import * as z from "zod/mini";

/**
 * A value that the operator sets. Null when it is not set yet. Empty when it does not apply, such as an entry in a
 * register.
 */
const said = z.nullable(z.string());

/** Details of this stage's operator for the legal pages (O138). */
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
