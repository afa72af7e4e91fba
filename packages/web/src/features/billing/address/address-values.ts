import type { BillingAddress } from "@linkedpotential/contract/billing/schema";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";

export type AddressValues = BillingAddress;

/** What is known already, else the account's name and the country that most are in. */
export function useAddressValues(stored: BillingAddress | null): AddressValues {
  const { address: texts } = useTexts("billing");
  const { name } = useUser();
  const blank = { company: "", street: "", postalCode: "", city: "", vatId: "" };
  return stored ?? { ...blank, name, country: texts.germany };
}
