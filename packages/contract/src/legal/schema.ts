import * as z from "zod/mini";

/** Null: the operator has not said it yet. Empty: there is none, for instance no entry in a register. */
const said = z.nullable(z.string());

/** Who runs this stage, as the legal pages name it (O138). */
export const operator = z.object({
  name: said,
  address: z.nullable(z.array(z.string())),
  representedBy: said,
  email: said,
  phone: said,
  register: said,
  /** A tax number that is none for value added tax is nobody's business, and empty here. */
  vatId: said,
  privacyContact: said,
});
